import { mount } from '../page/stage';
import { until } from '../page/until';
import { Screen, textOf } from './screen';

/** Drives a carousel as a visitor, by position on the page. */
export class CarouselScreen extends Screen {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    super(element);
    this.element = element;
  }

  /** Texts of the visible slides, left to right; during a move, of copies too. */
  get seen(): string[] {
    const window = this.part('viewport').getBoundingClientRect();
    return this.slides
      .filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return width > 0 && left > window.left - width / 2 && right < window.right + width / 2;
      })
      .map(contentOf);
  }

  /** Texts of the slides reachable by pointer, keyboard or screen reader. */
  get usable(): string[] {
    return this.slides
      .filter((slide) => !slide.inert && slide.getAttribute('aria-hidden') !== 'true')
      .map(contentOf);
  }

  /** All rendered slides and copies. */
  get slides(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[part=slide]')];
  }

  get isMoving(): boolean {
    return this.root.querySelector('[aria-disabled=true]') !== null;
  }

  get position(): string {
    return textOf(this.part('position'));
  }

  part(name: string): HTMLElement {
    const node = this.findPart(name);
    if (!node) throw new Error(`No part ${name}`);
    return node;
  }

  findPart(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[part=${name}]`);
  }

  /** Presses an arrow and waits for the move to start. */
  async press(arrow: 'previous' | 'next'): Promise<void> {
    this.part(arrow).click();
    await until(() => this.isMoving);
  }

  /** Swipes with one finger; negative is left. */
  swipe(byPx: number): void {
    const start = { bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch', clientY: 5 };
    const send = (type: string, clientX: number) =>
      this.part('viewport').dispatchEvent(new PointerEvent(type, { ...start, clientX }));
    send('pointerdown', 300);
    send('pointermove', 300 + byPx / 2);
    send('pointermove', 300 + byPx);
    send('pointerup', 300 + byPx);
  }

  /** Waits until the carousel rests on these slides. */
  async untilSeen(...texts: string[]): Promise<void> {
    await until(() => !this.isMoving && this.seen.join() === texts.join());
  }
}

/** Text of a slide, whether slotted or drawn by the tag. */
function contentOf(slide: HTMLElement): string {
  const slot = slide.querySelector('slot');
  return textOf(slot ? (slot.assignedElements()[0] ?? null) : slide);
}

/** Texts of the tests' slides. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Mounts a carousel of `count` slides, each a link with an id. */
export async function mountCarousel(count: number, attributes = '', widthPx = 900): Promise<CarouselScreen> {
  const slides = letters
    .slice(0, count)
    .map((letter) => `<a id="${letter}" href="#to-${letter}">${letter}</a>`);
  const element = await mount(
    `<painting-carousel style="width: ${widthPx}px" ${attributes}>${slides.join('')}</painting-carousel>`,
  );
  return new CarouselScreen(element);
}
