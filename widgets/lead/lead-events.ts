import { type EventTable, readyEvent } from '../element/api-tables';

/** The events of every tag that sends a lead (docs/tags.md#events). */
export const leadEvents = {
  ...readyEvent,
  'painting-start': { detail: '{}', description: "The visitor's first input." },
  'painting-success': {
    detail: "{ type: 'contact' | 'estimate'; totalCost?: number }",
    cancelable: true,
    description: 'The lead is sent. Preventing the default stops the navigation.',
  },
  'painting-error': {
    detail: "{ stage: 'estimate' | 'notification' | 'confirmation'; status?: number; message: string }",
    description: 'A call failed.',
  },
} as const satisfies EventTable;
