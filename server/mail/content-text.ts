import { receiptText } from '../../shared/receipt';
import type { ServerBusiness } from '../business';
import type { MailBlock, MailContent } from './mail-content';

/** Gives a mail's plain-text part. */
export function contentText(content: MailContent, business: ServerBusiness): string {
  const parts = [
    content.heading,
    ...content.blocks.map((block) => blockText(block, content)),
    footer(business),
  ];
  return parts.join('\n\n');
}

function blockText(block: MailBlock, { language }: MailContent): string {
  switch (block.kind) {
    case 'paragraph':
    case 'highlight':
      return block.text;
    case 'receipt':
      return receiptText({ groups: block.groups, notes: [] }, language).trimEnd();
    case 'facts':
      return block.facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
    case 'lines':
      return `${block.label}:\n\n${block.text}`;
  }
}

function footer({ name, phone, email, url }: ServerBusiness): string {
  return `-- \n${name}\n${phone.shown} · ${email}\n${url}`;
}
