import type { ServerBusiness } from '../business';
import type { MailBlock, MailContent } from './mail-content';

/** Gives a mail's plain-text part. */
export function contentText(content: MailContent, business: ServerBusiness): string {
  const parts = [content.heading, ...content.blocks.map(blockText), footer(business)];
  return parts.join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'highlight':
    case 'receipt':
      return block.text;
    case 'facts':
      return block.facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
    case 'lines':
      return `${block.label}:\n\n${block.text}`;
  }
}

function footer({ name, phone, email, url }: ServerBusiness): string {
  return `-- \n${name}\n${phone.shown} · ${email}\n${url}`;
}
