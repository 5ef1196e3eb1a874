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

/** A contact form as a visitor sees it. */
export class QuoteFormScreen extends Screen {
  /**
   * What this visitor types; the answer to the question comes by itself. Every visitor has a message of his own: the
   * very same request is one lead, however often it is made.
   */
  readonly request = { ...typical, message: `Two rooms, please. (${++screens})` };

  /** The control of a field, by its name. */
  field(name: RequestField): HTMLInputElement {
    const control = this.root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!control) throw new Error(`No control named ${name}`);
    return control;
  }

  /** The question that is asked now, such as '3 + 4 = ?'. */
  get question(): string {
    return this.field('mathAnswer').placeholder.replace(/^\D+ (?=\d)/, '');
  }

  /** The answer to the question that is asked now. */
  get solution(): string {
    return answerTo(this.question);
  }

  /** Types everything, the right answer included, and what a test wants different. */
  fill(different: Partial<Record<RequestField, string>> = {}): void {
    const values = { ...this.request, mathAnswer: this.solution, ...different };
    for (const [name, text] of Object.entries(values)) type(this.field(name as RequestField), text);
  }

  /** What stands in the fields. */
  get values(): Record<RequestField, string> {
    const names = [...Object.keys(typical), 'mathAnswer'] as RequestField[];
    return Object.fromEntries(names.map((name) => [name, this.field(name).value])) as Record<
      RequestField,
      string
    >;
  }

  submit(): void {
    this.button(/^(Submit|Sending…|Envoyer)$/).click();
  }
}

/** Puts a contact form on the page. */
export async function mountQuoteForm(attributes = ''): Promise<QuoteFormScreen & { element: HTMLElement }> {
  const element = await mount(`<painting-quote-form ${attributes}></painting-quote-form>`);
  return Object.assign(new QuoteFormScreen(element), { element });
}
