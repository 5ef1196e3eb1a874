import { texts } from '../../shared/texts';
import type { TagState, Visit } from './tag-state';

const markup =
  '<painting-carousel visible="1 2"><p>Walls</p><p>All <a href="#doors">doors</a> too</p><p>Trim</p></painting-carousel>';

/** States of `<painting-carousel>`. */
export const carouselStates: readonly TagState[] = [
  { name: 'the slides at first', markup },
  { name: 'the slides after a move', markup, reach: moveOn },
  {
    name: 'the slides that move by themselves',
    markup: markup.replace('<painting-carousel', '<painting-carousel autoplay-ms="600000"'),
  },
];

/** Presses the arrow to the next slide and waits until the carousel reports its position. */
export async function moveOn({ driver, language }: Visit): Promise<void> {
  await driver.press(texts[language].carousel.next);
  // One slide on a phone, two side by side.
  await driver.see(/[23] (of|sur) 3/);
}
