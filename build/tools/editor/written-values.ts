/** A value that a form shows as one line of text. */
export interface WrittenValue {
  readonly print: (value: unknown) => string;
  /** The value of a text; throws an Error that says what to write. */
  readonly parse: (text: string) => unknown;
}

/** The hours of a day: `8:00-12:00, 13:00-17:00`; none on a day off. */
const hours: WrittenValue = {
  print: (spans) =>
    listOf(spans)
      .map((span) => Object(span))
      .map(({ from, to }) => `${from}-${to}`)
      .join(', '),
  parse: (text) =>
    text
      .split(/[,;]/)
      .map((span) => span.trim())
      .filter(Boolean)
      .map((span) => {
        const times = span.split(/\s*(?:-|–|to|à)\s*/).map(timeOf);
        const [from, to] = times;
        if (times.length !== 2 || !from || !to)
          throw new Error('Write hours such as 8:00-12:00, 13:00-17:00, or nothing for a day off.');
        return { from, to };
      }),
};

/** Latitude and longitude: `45.42, -75.7`. */
const place: WrittenValue = {
  print: (degrees) => listOf(degrees).join(', '),
  parse: (text) => {
    if (!text.trim()) return undefined;
    const degrees = text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map(Number);
    if (degrees.length !== 2 || degrees.some((each) => !Number.isFinite(each)))
      throw new Error('Write latitude and longitude, such as 45.42, -75.7.');
    return degrees;
  },
};

/** The values that forms show as text, by the name of their control. */
export const writtenValues = { hours, place } satisfies Readonly<Record<string, WrittenValue>>;

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** '8', '8:30', '8:30 am', '5 PM' and '17 h 30' as `8:00`, `8:30`, `17:00`, `17:30`. */
function timeOf(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})\s*(?:(?::|h)\s*(\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text.trim()) ?? [];
  if (hour === undefined) return undefined;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return hours <= 24 && Number(minute) < 60 ? `${hours}:${minute}` : undefined;
}
