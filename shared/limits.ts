/** How much of each value forms, record and server take (docs/behaviour.md#73-limits). Lengths are in UTF-16 code units. */
export const limits = {
  /** A name, an address, a phone number, an email address. */
  shortText: 300,
  message: 15_000,
  /** Fields of the page's own, and their names, labels and values together. */
  ownFields: 60,
  ownFieldCharacters: 20_000,
  rooms: 100,
  /** Parts of a price and assumed figures. */
  priceLines: 1_000,
  /** In the business's currency. */
  price: 10_000_000,
  /** The consent question, and texts not typed by visitors: a page's address, a part of an attribution. */
  pageText: 2_000,
  /** What a visitor's first page says: each part, and the number of parts. */
  attributionText: 500,
  attributionParts: 12,
  /** The name of a field, and of a part of an attribution. */
  fieldName: 60,
  /** Bytes as JSON: of a whole lead, and of its texts if it came as a mail without a record. */
  leadBytes: 160_000,
  textsBytes: 90_000,
} as const;
