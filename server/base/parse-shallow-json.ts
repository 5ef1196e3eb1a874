/** No price request or lead is nested deeper, and deeper values would exhaust the stack of recursive code. */
const maximumDepth = 32;

/** Escapes one by one; the groups are those that no database text can hold: half a surrogate pair, and NUL. */
const escapes = /\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(ud[89a-f][0-9a-f]{2}|u0000)|.)/gis;

/**
 * The value of a JSON text, or `undefined` when it is not JSON or nested more than 32 deep. Half a surrogate pair and NUL become
 * U+FFFD: SQLite's client ends the whole process when it reads them back.
 */
export function parseShallowJson(text: string): unknown {
  try {
    return isShallow(text)
      ? JSON.parse(text.replace(escapes, (one, broken) => (broken ? '\\ufffd' : one)))
      : undefined;
  } catch {
    return undefined;
  }
}

/** One pass without backtracking, so that no text takes long. */
function isShallow(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maximumDepth) return false;
  }
  return true;
}
