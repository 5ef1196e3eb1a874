import { expect, it } from 'vitest';
import { leadWork, townOf } from '../../../../server/desk/lead-words';
import type { SentLead } from '../../../../shared/lead';
import { newRoom, terms } from '../../calculator-values';
import { estimate, exampleLead } from '../example-leads';

const line = (field: string, amount: number, size?: number) => ({
  label: field,
  field,
  amount,
  ...(size && { size }),
});
const { project } = estimate;

it.each<[string, Partial<SentLead>, string]>([
  ['a request', {}, 'Quote request'],
  ['rooms', { project: { ...project, rooms: [newRoom(1), newRoom(2)] } }, 'Specific Rooms, 2 rooms'],
  [
    'one room',
    { price: { ...estimate.price, lines: [line('wallPaintType', 180, 150), line('doors', 90, 2)] } },
    'Specific Rooms, 150\u00a0sq\u00a0ft of walls',
  ],
  [
    'work that is counted',
    { price: { ...estimate.price, lines: [line('wallPaintType', 80, 50), line('doors', 90, 2)] } },
    'Specific Rooms, 2 doors',
  ],
  [
    'work whose first word is in the name of the job',
    {
      project: { estimationType: 'cabinets', values: { doors: 18 } },
      price: { ...estimate.price, lines: [line('doors', 900, 18)] },
    },
    'Cabinets, 18 doors',
  ],
  ['a price without parts', {}, 'Specific Rooms'],
])('%s is named at a glance', (name, change, work) => {
  const lead = exampleLead(name === 'a request' ? change : { ...estimate, ...change });
  expect(leadWork(lead, terms)).toBe(work);
});

it.each([
  ['12 Garden Lane', '12 Garden Lane'],
  ['12 Garden Lane, Leaside', 'Leaside'],
  ['12 Garden Lane, Unit 4, Toronto, ON M4G 1A1', 'Toronto'],
  ['12 Garden Lane, Austin, TX 78701, USA', 'Austin'],
  ['12 Garden Lane, Toronto M4G1A1', 'Toronto'],
  ['', ''],
])('the town of %j is %j', (address, town) => expect(townOf(address)).toBe(town));
