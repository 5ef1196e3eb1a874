import { type ShortDays, shortDayText } from '../../shared/day-words';
import type { HalfDay } from '../../shared/half-days';

/** The most half-days named. */
const mostTimes = 3;

const line = document.querySelector<HTMLElement>('[data-free-visits]');
if (line) void nameFreeVisits(line);

/** Names the first half-days that are free for a visit (docs/behaviour.md#54-visits); nothing without an answer. */
async function nameFreeVisits({ dataset }: HTMLElement): Promise<void> {
  const halfDays = await freeHalfDays();
  const days: ShortDays = JSON.parse(dataset.days ?? '');
  const times = halfDays
    .slice(0, mostTimes)
    .map(({ date, half }) => `${shortDayText(days, date)}, ${dataset[half] ?? ''}`)
    .join(`, ${dataset.or ?? ''} `);
  if (!line || times === '') return;
  line.textContent = (dataset.freeVisits ?? '').replace('{times}', times);
  line.hidden = false;
}

async function freeHalfDays(): Promise<readonly HalfDay[]> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}api/visits`);
    const { halfDays } = await answer.json();
    return answer.ok && Array.isArray(halfDays) ? halfDays : [];
  } catch {
    return [];
  }
}
