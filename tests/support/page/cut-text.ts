import type { Page } from 'playwright/test';
import { bringFlatTree } from './in-flat-tree';
import { untilAtRest } from './until-ready';

/** Widths at which larger text is looked at: a phone, a tablet, and three windows of a desktop. */
export const widthsOfLargerText = [390, 820, 1024, 1280, 1440];

/**
 * Sets the browser's own font size, which no page can set for itself, in px. The page may be open already, and its next
 * addresses keep the size.
 */
export async function fontSetting(page: Page): Promise<(standard: number) => Promise<void>> {
  await bringFlatTree(page);
  const session = await page.context().newCDPSession(page);
  return async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
  };
}

/** What is cut or out of reach at each width, at the top of the page and where its header is fixed. */
export async function cutAtEachWidth(
  page: Page,
  widths: readonly number[] = widthsOfLargerText,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const top of [0, 1_000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await untilAtRest(page);
      const problems = await page.evaluate(cutText);
      if (problems.length > 0) found[`${width} px, ${top} px down`] = problems;
    }
  }
  return found;
}

/** Texts and controls outside the window, or outside a box that cuts them or should hold them. Runs in the page. */
function cutText(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const { around, controls, drawn, inWords } = window.flatTree;
  const pressed = new Set<Element>(controls());

  /** The boxes of an element's own text, or of a control that shows no text of its own. */
  function boxesOf(element: Element): readonly DOMRect[] {
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const boxes = words.flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    });
    const isField = element.matches('input:not([type=range]), select, textarea');
    return isField && pressed.has(element) ? [element.getBoundingClientRect()] : boxes;
  }

  function faultOf(element: Element): string | undefined {
    const boxes = boxesOf(element).filter(({ width, height }) => width > 2 && height > 2);
    const { fontSize } = getComputedStyle(element);
    // The box of a letter is higher than its line where lines stand close.
    const slack = Number.parseFloat(fontSize) / 4;
    let isInFlow = true;
    let mayScroll = false;
    for (const box of [element, ...around(element)]) {
      const style = getComputedStyle(box);
      const { top, bottom, left, right, width, height } = box.getBoundingClientRect();
      // Only for screen readers, or a strip of slides, whose other slides are out of sight.
      if (Math.min(width, height) <= 2 || box.matches('.carousel__viewport')) return undefined;
      // The name of the page at the end of its way, which its heading says in full.
      if (style.textOverflow === 'ellipsis' && box.closest('.breadcrumbs')) return undefined;
      const isAcross = boxes.some((one) => one.left < left - 2 || one.right > right + 2);
      const isAbove = boxes.some((one) => one.top < top - slack || one.bottom > bottom + slack);
      const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isBar = style.position === 'fixed' || style.position === 'sticky';
      const isPressed = isInFlow && box.matches('button, a') && style.display !== 'inline';
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) mayScroll = true;
      if (box !== document.body && !mayScroll) {
        if ((isClipped(style.overflowX) && isAcross) || (isClipped(style.overflowY) && isAbove))
          return `cut by ${inWords(box)}`;
        if (isPressed && (isAcross || isAbove)) return `spills out of ${inWords(box)}`;
        if (isBar && isAbove) return `outside its bar, ${inWords(box)}`;
      }
      if (style.position === 'absolute') isInFlow = false;
    }
    const isOutside = boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1);
    return isOutside && !mayScroll ? 'outside the window' : undefined;
  }

  const canvas = document.createElement('canvas').getContext('2d');
  function isShort(element: Element): boolean {
    const isChoice = element instanceof HTMLSelectElement;
    const isEmptyField = element instanceof HTMLInputElement && element.value === '';
    if (!canvas || !(isChoice || isEmptyField)) return false;
    const { appearance, font, paddingInlineStart, paddingInlineEnd, whiteSpace } = getComputedStyle(element);
    canvas.font = isChoice ? font : getComputedStyle(element, '::placeholder').font;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const label = isChoice ? element.selectedOptions[0]?.label : element.placeholder;
    // A drawn list may show its choice in two lines.
    const mayWrap = isChoice && appearance === 'none' && whiteSpace === 'normal';
    const parts = mayWrap ? (label ?? '').split(/[\s-]+/) : [label ?? ''];
    return parts.some((part) => canvas.measureText(part).width > element.clientWidth - padding + 1);
  }

  /** Boxes that scroll down, as menus and dialogs do, and sideways too. */
  const bothWays = drawn().filter((box) => {
    const isTall = box.scrollHeight > box.clientHeight + 1 && box.scrollWidth > box.clientWidth + 1;
    return isTall && !box.matches('html, body') && /auto|scroll/.test(getComputedStyle(box).overflowY);
  });

  return [
    ...bothWays.map((box) => `${inWords(box)} scrolls sideways`),
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...drawn().flatMap((element) => {
      const fault = faultOf(element) ?? (isShort(element) ? 'too short for its text' : undefined);
      return fault === undefined ? [] : [`${inWords(element)}: ${fault}`];
    }),
  ];
}
