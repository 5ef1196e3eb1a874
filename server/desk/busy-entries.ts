/** The properties that say when an entry is, or what a zone's clock shows. All others are skipped unread. */
const readProperties = new Set([
  ...['UID', 'SUMMARY', 'STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);
/** Components that stand directly in a calendar; one that was not closed ends where the next begins. */
const topNames = new Set(['VEVENT', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VFREEBUSY']);

/** A component of a calendar with the lines of its own properties, as written. */
export interface CalendarEntry {
  /** Such as `VEVENT`. */
  readonly name: string;
  /** Unfolded lines by the property's name. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** The components inside it, such as the halves of a zone. */
  readonly parts: readonly CalendarEntry[];
}

interface OpenEntry extends CalendarEntry {
  readonly lines: Map<string, string[]>;
  readonly parts: OpenEntry[];
}

/** Thrown for a text that is no iCalendar. */
export class NoCalendar extends Error {}

/** Splits an iCalendar text into the entries of its calendars. Throws `NoCalendar` if the text isn't one; anything else is left to the reader of the entry. */
export function* calendarEntries(text: string): Generator<CalendarEntry> {
  let isCalendar = false;
  let open: OpenEntry[] = [];
  for (const line of unfoldedLines(text)) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '';
    if (name === 'BEGIN' || name === 'END') {
      const component = line
        .slice(line.indexOf(':') + 1)
        .trim()
        .toUpperCase();
      isCalendar ||= name === 'BEGIN' && component === 'VCALENDAR';
      if (!isCalendar) break;
      const [top] = open;
      if (top && (component === 'VCALENDAR' || (name === 'BEGIN' && topNames.has(component)))) {
        yield top;
        open = [];
      }
      if (component === 'VCALENDAR') continue;
      if (name === 'BEGIN') open.push(begun(component, open.at(-1)));
      else if (open.pop() === top && top) yield top;
    } else if (readProperties.has(name)) {
      const { lines } = open.at(-1) ?? {};
      const known = lines?.get(name);
      if (known) known.push(line);
      else lines?.set(name, [line]);
    }
  }
  if (!isCalendar) throw new NoCalendar();
  if (open[0]) yield open[0];
}

function begun(name: string, parent: OpenEntry | undefined): OpenEntry {
  const entry: OpenEntry = { name, lines: new Map(), parts: [] };
  parent?.parts.push(entry);
  return entry;
}

function* unfoldedLines(text: string): Generator<string> {
  let line = '';
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; ) {
    const breakAt = text.indexOf('\n', at);
    const end = breakAt === -1 ? text.length : breakAt;
    const part = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    at = end + 1;
    if (part.startsWith(' ') || part.startsWith('\t')) {
      line += part.slice(1);
    } else {
      if (line !== '') yield line;
      line = part;
    }
  }
  if (line !== '') yield line;
}
