/** A review (docs/behaviour.md#113-reviews). Empty lines separate paragraphs. */
export interface Review {
  readonly fullName: string;
  readonly reviewText: string;
}

/** Reviews among the children: figures with a blockquote. */
export function readReviews(element: HTMLElement): readonly Review[] {
  return [...element.querySelectorAll('figure')].flatMap((figure) => {
    const quotation = figure.querySelector('blockquote');
    const reviewText = quotation ? readText(quotation) : '';
    return reviewText ? [{ fullName: oneLine(figure.querySelector('figcaption')), reviewText }] : [];
  });
}

function readText(quotation: Element): string {
  const paragraphs = [...quotation.querySelectorAll('p')];
  return (paragraphs.length > 0 ? paragraphs : [quotation]).map(oneLine).join('\n\n');
}

function oneLine(node: Element | null): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
