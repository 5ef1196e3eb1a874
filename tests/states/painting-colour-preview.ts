import type { TagState } from './tag-state';

/** A white square; the picture doesn't matter. */
const square = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='90'%3E%3Cpath fill='white' d='M0 0h160v90H0z'/%3E%3C/svg%3E`;

const markup = `<painting-colour-preview quote-url="/contact"
  colours='[{"name":"Sage","colour":"#66755f"},{"name":"Clay","colour":"#b0765a"}]'><img src="${square}" width="160" height="90" alt="A white room"></painting-colour-preview>`;

/** States of `<painting-colour-preview>`. */
export const colourPreviewStates: readonly TagState[] = [
  { name: 'the colours with the first one chosen', markup },
  {
    name: 'the colours with the second one chosen',
    markup,
    async reach({ driver }) {
      await driver.press('Clay');
      await driver.see('Clay');
    },
  },
];
