declare global {
  interface Window {
    /** Tells the mail gate that the answer to this call was read; where the campaign has put it. */
    noteHeardAnswer(callNumber: number): Promise<void>;
    /** Tells it that a price was shown. */
    notePrice(): Promise<void>;
  }
}

/** The header in which the mail gate numbers its answers. */
export const callNumberHeader = 'x-campaign-call';

/**
 * Tells the mail gate which of its answers a page has read to the end: an answer that has only gone out may have been
 * given up, or have found the page gone. Runs in the page, before its scripts.
 */
export function noteHeardAnswers(header: string): void {
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await realFetch(input, init);
    const callNumber = response.headers.get(header);
    if (callNumber === null) return response;
    const realText = response.text.bind(response);
    response.text = async () => {
      const text = await realText();
      void window.noteHeardAnswer(Number(callNumber));
      return text;
    };
    return response;
  };
}

/** Tells the mail gate of each price that a page shows: a page that ended before has no lead to send. Runs in the page, before its scripts. */
export function notePrices(): void {
  addEventListener('painting-price', () => void window.notePrice());
}
