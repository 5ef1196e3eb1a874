/**
 * How much of the large matrices (faults, widths, languages) a run goes through: `npm test` a sample of every kind,
 * CI the sample and a tenth of the rest, another one with each commit, `npm run test:all` everything.
 */
export type MatrixShare = 'sample' | 'all' | `tenth ${number}`;

/** The share that the run's environment asks for; a runner started by hand takes the sample. */
export function matrixShare(text: string | undefined): MatrixShare {
  if (!text || text === 'sample') return 'sample';
  if (text === 'all' || /^tenth \d$/.test(text)) return text as MatrixShare;
  throw new Error(`MATRIX is "${text}"; it can be "sample", "all" or "tenth 0" to "tenth 9".`);
}

/** Whether a share has a cell in it; the name of a cell decides on its tenth, so that new cells move no others. */
export function isInShare(share: MatrixShare, name: string, isSample: boolean): boolean {
  return isSample || share === 'all' || share === `tenth ${hash(name) % 10}`;
}

/** 32 bits of FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return bits;
}
