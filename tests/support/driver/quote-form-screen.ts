import { mount } from '../page/stage';
import { answerTo } from './leads';
import { Screen, type } from './screen';

const typical = {
  name: 'Ada Painter',
  phone: '4165550123',
  email: 'ada@example.com',
  address: '1 Main Street',
  message: 'Two rooms, please.',
};

export type RequestField = keyof typeof typical | 'mathAnswer';

let screens = 0;

/** Drives a quote form as a visitor. */
export class QuoteFormScreen extends Screen {
  /**
   * Values that this visitor types, without the math answer. The message is unique per screen, because equal requests
   * count as one lead.
   */
  readonly request = { ...typical, message: `Two rooms, please. (${++screens})` };

  /** The control of a field, by name. */
  field(name: RequestField): HTMLInputElement {
    const control = this.root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!control) throw new Error(`No control named ${name}`);
    return control;
  }

  /** The current question, such as '3 + 4 = ?'. */
  get question(): string {
    return this.field('mathAnswer').placeholder.replace(/^\D+ (?=\d)/, '');
  }

  /** Answer to the current question. */
  get solution(): string {
    return answerTo(this.question);
  }

  /** Fills every field with valid values, except those a test overrides. */
  fill(different: Partial<Record<RequestField, string>> = {}): void {
    const values = { ...this.request, mathAnswer: this.solution, ...different };
    for (const [name, text] of Object.entries(values)) type(this.field(name as RequestField), text);
  }

  /** Values of the fields. */
  get values(): Record<RequestField, string> {
    const names = [...Object.keys(typical), 'mathAnswer'] as RequestField[];
    return Object.fromEntries(names.map((name) => [name, this.field(name).value])) as Record<
      RequestField,
      string
    >;
  }

  submit(): void {
    this.root.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  }
}

/** Mounts a quote form. */
export async function mountQuoteForm(attributes = ''): Promise<QuoteFormScreen & { element: HTMLElement }> {
  const element = await mount(`<painting-quote-form ${attributes}></painting-quote-form>`);
  return Object.assign(new QuoteFormScreen(element), { element });
}
