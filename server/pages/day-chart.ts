import { html } from 'hono/html';
import type { DayCount } from './statistics';

const width = 720;
const height = 200;
const margin = { top: 12, right: 12, bottom: 28, left: 36 };
const labelledDays = 5;

/** A line chart of the leads of each day, as SVG. The table below it has the same figures. */
export function dayChart(days: readonly DayCount[]) {
  const top = niceTop(Math.max(...days.map(({ count }) => count)));
  const x = (index: number) =>
    scaled(index / Math.max(1, days.length - 1), margin.left, width - margin.right);
  const y = (count: number) => scaled(count / top, height - margin.bottom, margin.top);
  const points = days.map(({ count }, index) => `${x(index)},${y(count)}`).join(' ');
  const lines = [0, top / 2, top].map(
    (count) =>
      html`<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(count)}" y2="${y(count)}" stroke="var(--line)"/><text x="${margin.left - 8}" y="${y(count) + 4}" text-anchor="end">${count}</text>`,
  );
  const step = Math.ceil((days.length - 1) / (labelledDays - 1));
  const labels = days.flatMap(({ day }, index) =>
    (days.length - 1 - index) % step === 0
      ? [
          html`<text x="${x(index)}" y="${height - 8}" text-anchor="${index === days.length - 1 ? 'end' : 'middle'}">${shortDay(day)}</text>`,
        ]
      : [],
  );
  const dots = days.map(
    ({ day, count }, index) =>
      html`<circle cx="${x(index)}" cy="${y(count)}" r="3" fill="var(--brand)"><title>${shortDay(day)}: ${count}</title></circle>`,
  );
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Leads a day, last ${days.length} days"><polygon points="${x(0)},${y(0)} ${points} ${x(days.length - 1)},${y(0)}" fill="var(--brand-pale)"/><polyline points="${points}" fill="none" stroke="var(--brand)" stroke-width="2" stroke-linejoin="round"/>${lines}${labels}${dots}</svg>`;
}

/** The next even number, for the end of the axis, so that its middle is whole. */
function niceTop(max: number): number {
  if (max <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(max));
  // The only odd step is 1, which is too small here.
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * unit).find((top) => top >= max) ?? max * 2;
}

function scaled(share: number, from: number, to: number): number {
  return Math.round((from + share * (to - from)) * 10) / 10;
}

/** `2026-07-31` as `Jul 31`. */
function shortDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
