import { type Drawing, readDrawing } from './drawing';
import { type Receipt, readReceipt } from './receipt';
import { httpUrl, isRecord, readAmount } from './untrusted';

/** Content of the thank-you (docs/behaviour.md#118-thank-you-page). */
export type ThankYouState = {
  /** The lead's short id, such as `7K2Q-M4`. */
  reference?: string;
  /** Name, address and day, for the receipt. */
  client?: string;
  /** When the business will call, in the visitor's language. */
  promise?: string;
  /** Why the business's mail was not sent; shown as a message on arrival, too. */
  toast?: string;
  /** The lead, for later additions by the visitor; read by widgets/after-lead/safe-lead.ts. */
  lead?: Readonly<Record<string, unknown>>;
} & (
  | { type: 'contact' }
  | {
      type: 'estimate';
      totalCost: number;
      originalCost: number;
      minimumApplied: boolean;
      receipt?: Receipt;
      drawing?: Drawing;
      /** The wizard, where the visitor's entries are still kept. */
      wizardUrl?: string;
    }
);

/** The sessionStorage key that hands the state to the thank-you page (docs/behaviour.md#118-thank-you-page). */
export const thankYouKey = 'painting-thank-you';

const maximumCharacters = 500;

/** `value` as a state, without foreign fields; null if it is not one. Storage and history may hold anything. */
export function readThankYouState(value: unknown): ThankYouState | null {
  if (!isRecord(value)) return null;
  const { lead } = value;
  const texts = {
    ...readTexts(value, ['reference', 'client', 'promise', 'toast']),
    ...(isRecord(lead) && { lead }),
  };
  if (value.type === 'contact') return { type: 'contact', ...texts };
  const [totalCost, originalCost] = [readAmount(value.totalCost), readAmount(value.originalCost)];
  const { minimumApplied } = value;
  if (value.type !== 'estimate' || totalCost === null || originalCost === null) return null;
  if (typeof minimumApplied !== 'boolean') return null;
  const receipt = readReceipt(value.receipt);
  const drawing = readDrawing(value.drawing);
  const wizardUrl = httpUrl(String(value.wizardUrl), 'about:blank');
  return {
    type: 'estimate',
    totalCost,
    originalCost,
    minimumApplied,
    ...texts,
    ...(receipt && { receipt }),
    ...(drawing && { drawing }),
    ...(wizardUrl && { wizardUrl }),
  };
}

/** The texts present under these names. */
function readTexts<Name extends string>(
  from: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const texts: { [Key in Name]?: string } = {};
  for (const name of names) {
    const text = from[name];
    if (typeof text === 'string' && text) texts[name] = text.slice(0, maximumCharacters);
  }
  return texts;
}
