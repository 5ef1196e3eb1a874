import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LeadDesk } from '../desk/lead-desk';
import type { AnsweredCall } from '../guards/log-calls';
import type { ServerFigures } from '../pages/health-routes';

/** Seconds; a lead takes some hundredths, a photo up to five. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** The server's figures as Prometheus reads them: calls with their durations, leads, deliveries, disk, memory. */
export class PrometheusFigures implements ServerFigures {
  readonly #registry = new Registry();
  readonly #seconds: Histogram;
  readonly #gauges;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#seconds = new Histogram({
      name: 'painting_call_duration_seconds',
      help: 'Calls of the services and the private pages, with their durations',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    });
    const gauge = (name: string, help: string, ...labelNames: string[]) =>
      new Gauge({ name: `painting_${name}`, help, labelNames, registers });
    this.#gauges = {
      version: gauge('info', 'Version of the program', 'version'),
      leads: gauge('leads', 'Leads in the store'),
      deliveries: gauge('deliveries', 'Mails, webhook calls and alerts by state', 'channel', 'state'),
      oldest: gauge('delivery_oldest_seconds', 'Age of the oldest delivery on its way', 'channel'),
      backup: gauge('backup_age_seconds', 'Age of the newest good backup'),
      free: gauge('disk_free_bytes', 'Room left on the disk of the store'),
      concerns: gauge('concerns', 'What keeps the server from its work', 'kind'),
    };
  }

  get type(): string {
    return this.#registry.contentType;
  }

  observe({ method, route, status, ms }: AnsweredCall): void {
    const known = methods.includes(method) ? method : 'other';
    this.#seconds.observe({ method: known, route, status }, ms / 1000);
  }

  async text(desk: LeadDesk): Promise<string> {
    const { figures, health, nowMs } = await desk.figures();
    const { version, leads, deliveries, oldest, free, backup, concerns } = this.#gauges;
    for (const gauge of [version, deliveries, oldest, concerns]) gauge.reset();
    version.set({ version: health.version }, 1);
    leads.set(figures.leads);
    for (const { channel, state, count, sinceMs } of figures.deliveries) {
      deliveries.set({ channel, state }, count);
      if (state === 'pending') oldest.set({ channel }, Math.max(0, nowMs - sinceMs) / 1000);
    }
    backup.set(health.backupSeconds ?? Number.NaN);
    free.set(health.freeBytes ?? Number.NaN);
    for (const { kind } of health.concerns) concerns.set({ kind }, 1);
    return this.#registry.metrics();
  }
}
