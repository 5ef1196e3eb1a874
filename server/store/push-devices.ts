import { and, asc, eq } from 'drizzle-orm';
import { encodeBase64Url } from 'hono/utils/encode';
import { z } from 'zod';
import { signature, signingKey } from '../base/sign';
import { type LeadDatabase, type PushDeviceRow, pushDevices } from './schema';

const base64Url = z
  .string()
  .regex(/^[\w-]+={0,2}$/)
  .max(200);

/** What a browser gives for a device: the address at its push service, and its keys. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  p256dh: base64Url,
  auth: base64Url,
});

/** A device as its browser describes it. */
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** More are refused: a business has a few phones. */
const mostDevices = 20;

/** The phones and computers of the business that are told by Web Push. Those that were added with another access key count no more. */
export class PushDevices {
  /** The mark of the devices that were added with this access key. */
  readonly keyMark: Promise<string>;
  readonly #database: LeadDatabase;

  constructor(database: LeadDatabase, leadsToken: string) {
    this.#database = database;
    this.keyMark = signingKey('push devices', leadsToken).then((key) => signature('device', key));
  }

  /** Stores a device, once however often it is added; false if there are twenty already. */
  async add(subscription: PushSubscription, label: string, nowMs: number): Promise<boolean> {
    const known = await this.list();
    const id = await idOf(subscription.endpoint);
    if (known.length >= mostDevices && !known.some((device) => device.id === id)) return false;
    const row = { ...subscription, id, label, addedAt: nowMs, keyMark: await this.keyMark };
    await this.#database.batch([
      this.#database.delete(pushDevices).where(eq(pushDevices.id, id)),
      this.#database.insert(pushDevices).values(row),
    ]);
    return true;
  }

  /** The devices, the oldest first. */
  async list(): Promise<readonly PushDeviceRow[]> {
    return this.#database
      .select()
      .from(pushDevices)
      .where(eq(pushDevices.keyMark, await this.keyMark))
      .orderBy(asc(pushDevices.addedAt));
  }

  /** One device; null if it is told nothing any more. */
  async find(id: string): Promise<PushDeviceRow | null> {
    const [row] = await this.#database
      .select()
      .from(pushDevices)
      .where(and(eq(pushDevices.id, id), eq(pushDevices.keyMark, await this.keyMark)));
    return row ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.#database.delete(pushDevices).where(eq(pushDevices.id, id));
  }
}

async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return encodeBase64Url(digest).slice(0, 22);
}

const kinds = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'];

/** What a device is, from the name that its browser gives: 'iPhone'. */
export function deviceLabel(userAgent: string): string {
  return kinds.find((kind) => userAgent.includes(kind)) ?? 'Device';
}
