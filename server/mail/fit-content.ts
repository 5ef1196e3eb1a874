import type { ServerBusiness } from '../base/business';
import { contentHtml } from './content-html';
import type { MailBlock, MailContent, MailFact } from './mail-content';

/** Gmail cuts a mail at 102 kB. */
const mostBytes = 100_000;
/** Characters that are left of a text, tried one after the other. */
const lengths = [20_000, 10_000, 5_000, 2_000, 1_000, 300, 100, 30];

/** A mail's content as far as it fits, with its HTML. */
interface FittingContent {
  readonly fitting: MailContent;
  readonly html: string;
}

/**
 * The content with an HTML part of at most 100 kB: if it is larger, each room of a receipt becomes one row, and then the
 * longest texts are cut, which the first paragraph says.
 */
export async function fitContent(content: MailContent, business: ServerBusiness): Promise<FittingContent> {
  let tried = { fitting: content, html: await contentHtml(content, business) };
  for (const fitting of smaller(content)) {
    if (new TextEncoder().encode(tried.html).byteLength <= mostBytes) return tried;
    tried = { fitting, html: await contentHtml(fitting, business) };
  }
  return tried;
}

function* smaller(content: MailContent): Generator<MailContent> {
  const folded = { ...content, blocks: content.blocks.map(withFoldedGroups) };
  yield folded;
  const note: MailBlock = {
    kind: 'paragraph',
    text: 'This is too long for a mail: long texts are cut here. /leads has them whole.',
  };
  for (const length of lengths)
    yield { ...folded, blocks: [note, ...folded.blocks.map((block) => withShortTexts(block, length))] };
}

/** Each group of a receipt as one row: its title, its answers, and their parts of the price. */
function withFoldedGroups(block: MailBlock): MailBlock {
  if (block.kind !== 'receipt') return block;
  const rows = block.groups.map(({ title, rows }) => [
    title,
    rows.map(([label, ...parts]) => `${label} ${parts.filter(Boolean).join(' – ')}`).join('; '),
  ]);
  return { ...block, groups: [{ title: '', rows }] };
}

function withShortTexts(block: MailBlock, length: number): MailBlock {
  switch (block.kind) {
    case 'lines':
      return { ...block, text: shortened(block.text, length) };
    case 'facts':
      return { ...block, facts: block.facts.map((fact) => withShortText(fact, length)) };
    case 'receipt':
      return {
        ...block,
        groups: block.groups.map((group) => ({
          ...group,
          rows: group.rows.map((row) => row.map((text) => shortened(text, length))),
        })),
      };
    default:
      return block;
  }
}

function withShortText(fact: MailFact, length: number): MailFact {
  return { ...fact, label: shortened(fact.label, length), text: shortened(fact.text, length) };
}

function shortened(text: string, length: number): string {
  const characters = text.length > length ? [...text] : [];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
