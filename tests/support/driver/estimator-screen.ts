import { mount } from '../page/stage';
import { until } from '../page/until';
import { en } from '../texts';
import type { EstimationType } from './leads';
import { Screen, textOf, type } from './screen';

const typical = {
  firstName: 'Ada',
  familyName: 'Painter',
  address: '1 Main Street',
  email: 'ada@example.com',
  phone: '416 555 0123',
};

export type ContactName = keyof typeof typical;

let screens = 100;

/** Drives the estimator as a visitor. */
export class EstimatorScreen extends Screen {
  readonly element: HTMLElement;
  /** Contact details, unique per screen, because equal projects count as one lead. */
  readonly contact = { ...typical, phone: `416 555 0${++screens}` };

  constructor(element: HTMLElement) {
    super(element);
    this.element = element;
  }

  /** 'Step 1 of 3'. */
  get progress(): string {
    return textOf(this.root.querySelector('[part=progress] p'));
  }

  /** Text of the result area without its title: the price, its notes, or the progress. */
  get result(): string {
    const title = textOf(this.root.querySelector('.result__title'));
    return textOf(this.root.querySelector('.result')).replace(title, '').trim();
  }

  /** The control of this name, in room `room` (from 1) if given. */
  field<Control extends Element = HTMLInputElement>(name: string, room?: number): Control {
    const within = room === undefined ? this.root : this.rooms[room - 1];
    const control = within?.querySelector<Control>(`[name="${name}"]`);
    if (!control) throw new Error(`No control named ${name}`);
    return control;
  }

  get rooms(): HTMLFieldSetElement[] {
    return [...this.root.querySelectorAll<HTMLFieldSetElement>('[part=room]')];
  }

  get roomTitles(): string[] {
    return this.rooms.map((room) => textOf(room.querySelector('legend')));
  }

  /** Types a text or chooses an option. */
  set(name: string, text: string, room?: number): void {
    type(this.field<HTMLInputElement>(name, room), text);
  }

  /** Ticks these options. */
  tick(names: readonly string[], room?: number): void {
    for (const name of names) this.field(name, room).click();
  }

  fillContact(different: Partial<Record<ContactName, string>> = {}): void {
    for (const [name, text] of Object.entries({ ...this.contact, ...different })) this.set(name, text);
  }

  /** Continues from the contact details. */
  submitContact(): void {
    this.button(en.estimator.contact.submit).click();
  }

  async reachOptions(): Promise<void> {
    this.fillContact();
    this.submitContact();
    await this.isAt('Step 2 of 3');
  }

  /** Completes the first two steps. */
  async reachCalculator(type: EstimationType): Promise<void> {
    await this.reachOptions();
    this.button(en.estimator.options[type]).click();
    await this.isAt('Step 3 of 3');
  }

  async isAt(progress: string): Promise<void> {
    await until(() => this.progress === progress);
  }

  goBack(): void {
    this.button(new RegExp(en.estimator.back)).click();
  }

  calculate(): void {
    this.button(en.estimator.calculate).click();
  }

  get isSubmitted(): boolean {
    return this.heading === en.thankYou.estimate.heading;
  }
}

/** Mounts an estimator. */
export async function mountEstimator(attributes = ''): Promise<EstimatorScreen> {
  return new EstimatorScreen(await mount(`<painting-estimator ${attributes}></painting-estimator>`));
}
