import { oneLine } from './one-line';
import type { TemplateParams } from './template-params';

/** The price as the tags write it: `Your total estimated cost is: $1,234.50`. */
const cost = /^Your total estimated cost is: \$\d{1,3}(,\d{3})*\.\d\d$/;

/** What the tags promise (docs/behaviour.md#51-the-contact-promise). */
const promises = [
  "we'll contact you shortly today",
  "we'll contact you tomorrow morning",
  "we'll contact you Sunday morning",
];

/**
 * Whatever mail programs turn into a link: a scheme, `www.`, an e-mail address, a host name; with the full-width dots that
 * browsers read as dots.
 */
const webAddress = /:\/\/|\bwww\b|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/iu;

/*
 * Anybody can have a confirmation sent to any address. These keep a stranger's words out of it: only what our own tags
 * write, and a name that is not a link.
 */

/** Gives the parameters of a confirmation with a stranger's words left out. */
export function confirmedParams(params: TemplateParams): TemplateParams {
  return {
    ...params,
    client_name: confirmedName(params.client_name),
    cost_content: confirmedCost(params.cost_content),
    time_contact_message: confirmedPromise(params.time_contact_message),
  };
}

/** Gives the price line when it is one that the tags write, else ''. */
export function confirmedCost(text: string): string {
  return cost.test(text) ? text : '';
}

/** Gives the contact promise when it is one that the tags make, else ''. */
export function confirmedPromise(text: string): string {
  return promises.includes(text) ? text : '';
}

/** Gives the name on one line, or '' when it holds an address of a web page. */
export function confirmedName(text: string): string {
  const name = oneLine(text, 80);
  return webAddress.test(name) ? '' : name;
}
