declare global {
  interface Window {
    /** Tells the mail gate that a page read the response to this call. */
    noteHeardAnswer(callNumber: number): Promise<void>;
    /** Tells the mail gate that a price was shown. */
    notePrice(): Promise<void>;
  }
}

/** Header with which the mail gate numbers its responses. */
export const callNumberHeader = 'x-campaign-call';

/**
 * Tells the mail gate which responses a page read completely, because sent ones may go unread. Runs in the
 * page, before its scripts.
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

/**
 * Tells the mail gate of each price a page shows: pages that end earlier have no lead. Runs in the page,
 * before its scripts.
 */
export function notePrices(): void {
  addEventListener('painting-price', () => void window.notePrice());
}
