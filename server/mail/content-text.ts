import { receiptText } from '../../shared/receipt';
import type { Language } from '../../shared/texts';
import { texts } from '../../shared/texts';
import type { ServerBusiness } from '../base/business';
import type { MailBlock, MailContent, MailFact } from './mail-content';

/** A mail's plain-text part. */
export function contentText(content: MailContent, business: ServerBusiness): string {
  const parts = [
    content.heading,
    ...content.blocks.map((block) => blockText(block, content)),
    footer(business),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function blockText(block: MailBlock, { language }: MailContent): string {
  switch (block.kind) {
    case 'paragraph':
    case 'highlight':
      return block.text;
    case 'price':
      return block.label + texts[language].colon + block.amount;
    case 'button':
      return block.text + texts[language].colon + (block.shown ?? block.href);
    case 'link':
      return block.text + texts[language].colon + block.href;
    case 'receipt':
      return [factsText(block.facts, language), receiptText({ groups: block.groups, notes: [] }, language)]
        .join('\n\n')
        .trim();
    case 'shares':
      return '';
    case 'facts':
      return factsText(block.facts, language);
    case 'lines':
      return `${block.label}:\n\n${block.text}`;
  }
}

function factsText(facts: readonly MailFact[], language: Language): string {
  return facts.map(({ label, text }) => label + texts[language].colon + text).join('\n');
}

function footer({ name, phone, email, url }: ServerBusiness): string {
  return `-- \n${name}\n${phone.shown} · ${email}\n${url}`;
}
