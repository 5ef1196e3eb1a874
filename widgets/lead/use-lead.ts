import { businessSettings, phone } from 'virtual:business-settings';
import { useEffect, useRef } from 'react';
import { type ChoiceTexts, valueNames } from '../../shared/contact-fields';
import { promisedDay } from '../../shared/contact-time';
import type { Drawing } from '../../shared/drawing';
import type { SentLead } from '../../shared/lead';
import { limits } from '../../shared/limits';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { serverUrl, serviceUrl } from '../element/script-url';
import { type ElementContext, useElement, useTexts } from '../element/use-element';
import { readOwnFields } from '../forms/own-fields';
import { withoutAddresses } from '../lib/post-json';
import { jsonText } from '../lib/replaced-built-ins';
import { type Attribution, allowedTouch, grantAttribution } from './attribution';
import { businessHours } from './business';
import { finishLead } from './finish-lead';
import type { leadAttributes } from './lead-api';
import { type LeadDelivery, leadDelivery, type UnsentLead } from './lead-delivery';
import { identifyLead, type LeadIdentity, textHash } from './lead-identity';
import { readConsent, readFormSigns } from './lead-notice';
import { fittingFields, type LeadContent, thankYouOf } from './lead-record';
import { findLead } from './outbox';
import type { SendResult } from './send';

const { contactNotification, contactConfirmation, estimatorTeam, estimatorCustomer } =
  businessSettings.templates;
/** The business's own template ids. */
const templates = {
  contact: { notification: contactNotification, confirmation: contactConfirmation },
  estimate: { notification: estimatorTeam, confirmation: estimatorCustomer },
};

/** A lead whose mail to the business has been tried. */
export interface TriedLead {
  /** The lead that the visitor's next one revises. */
  readonly identity: LeadIdentity;
  /** Outcome of the business's mail. */
  readonly notification: SendResult;
  /** Sends the visitor's mail. */
  confirm(): Promise<SendResult>;
  /**
   * Announces the lead and thanks the visitor, with anything given in `more`; resolves with the thank-you to show in
   * place of the form, null if the page is being left.
   */
  finish(more?: ThankYouAdditions): Promise<ThankYouState | null>;
}

/** What a tag adds to the thank-you of its lead. */
export interface ThankYouAdditions {
  readonly toast?: string;
  readonly wizardUrl?: string;
  readonly drawing?: Drawing;
}

/** Sends a lead's mail to the business, and posts the lead as JSON if a lead URL is set. A lead may revise a finished one. */
export type SendLead = (content: LeadContent, revised?: LeadIdentity) => Promise<TriedLead>;

/**
 * The sending of a tag's leads (docs/behaviour.md#42-the-four-mails): the same values are the same lead until it is
 * finished, and the values of a revised lead are that lead, whose mails are already sent. Mails go where the tag's
 * attributes or the business's settings say, and go on when the tag is removed; with `mode="test"` they succeed without
 * being sent. A call that fails, for whatever reason, is announced to the page (`painting-error`), and the message of a
 * mail tells the visitor. Rejects only after the tag is removed.
 */
export function useLead(props: PropsOf<typeof leadAttributes>, kind: SentLead['kind']): SendLead {
  const context = useElement();
  const texts = useTexts();
  /** The last lead that may have left the page, until it is finished. */
  const latest = useRef<LeadIdentity>(undefined);
  useFirstTouch(props.attribution);

  /** Waits for a call, announces its failure, and writes the visitor's message. */
  async function report(call: LeadCall, sending: Promise<SendResult>): Promise<SendResult> {
    let noAnswer = texts.delivery.noResponse;
    const result = await sending.catch((error: unknown): SendResult => {
      console.error(`<${context.element?.localName}>`, error);
      noAnswer = texts.delivery.broken(phone.shown);
      return { sent: false, message: `${error}`, isUndelivered: true };
    });
    if (result.sent) return result;
    // A removed tag announces nothing, though its lead is still sent.
    if (!context.signal.aborted) announceError(context, call, result);
    return result.status === undefined ? { ...result, message: noAnswer } : result;
  }

  return async (content, revised) => {
    try {
      return await send(content, revised);
    } catch (error) {
      context.signal.throwIfAborted();
      const notification = await report('notification', Promise.reject(error));
      const identity =
        latest.current ?? identifyLead({ ...content.values, values: '' }, undefined, undefined);
      return { identity, notification, confirm: async () => notification, finish: async () => null };
    }
  };

  async function send(
    { requestedAt, values: typed, ...content }: LeadContent,
    revised: LeadIdentity | undefined,
  ): Promise<TriedLead> {
    const { project } = content;
    const { values, others } = valuesAmong(typed);
    const labels: Readonly<Record<string, string>> =
      kind === 'contact' ? texts.quoteForm.labels : texts.estimator.contact.labels;
    const choices: ChoiceTexts = texts.quoteForm.choices;
    const own = [
      ...others.map(([name, value]) => ({
        name,
        label: (labels[name] ?? name).replace('*', ''),
        value: choices[name]?.[value] ?? value,
      })),
      ...(context.element ? readOwnFields(context.element) : []),
    ];
    const service = {
      url: props.emailUrl ?? serviceUrl(businessSettings.emailUrl),
      serviceId: props.emailServiceId ?? businessSettings.emailServiceId,
      publicKey: props.emailPublicKey ?? businessSettings.emailPublicKey,
    };
    // Looked up just before sending: another tab may have sent the same since the button was pressed.
    const hash = textHash(jsonText([kind, service, values, own, project]));
    const identity = identifyLead({ ...values, values: hash }, latest.current ?? revised, findLead(hash));
    latest.current = identity;
    const { fields, left } = fittingFields(own);
    if (left.length > 0) announceLeft(context, left);
    const cut: string[] = [];
    const firstPart = (name: string, text = '') => {
      if (text.length > limits.pageText) cut.push(name);
      return text.slice(0, limits.pageText);
    };
    const createdAt = requestedAt.toISOString();
    const form = context.element?.shadowRoot;
    const consent = readConsent(form, createdAt);
    const unsent: UnsentLead = {
      ...content,
      values,
      kind,
      createdAt,
      fields,
      promise: promisedDay(requestedAt, businessHours(props)),
      language: context.language,
      source: firstPart('source', props.source),
      attribution: allowedTouch(props.attribution),
      page: firstPart('page', location.origin + location.pathname),
      signs: readFormSigns(form),
      ...(consent && { consent: { ...consent, text: firstPart('consent', consent.text) } }),
    };
    if (cut.length > 0) announceMisfit(context, `Cut after ${limits.pageText} characters: ${cut.join(', ')}`);
    const isSent = identity === revised;
    const targets = {
      service,
      templates: {
        notification: props.notificationTemplate ?? templates[kind].notification,
        confirmation: props.confirmationTemplate ?? templates[kind].confirmation,
      },
      leadUrl: props.leadUrl ?? (businessSettings.leadUrl && serviceUrl(businessSettings.leadUrl)),
    };
    const isTest = props.mode === 'test';
    const delivery = isSent || isTest ? sendingNothing : leadDelivery(identity, unsent, targets);
    // Made before anything is sent, so that a fault stops the lead while the visitor can still be told.
    const thankYou = thankYouOf({ ...unsent, leadId: identity.leadId });
    const notifying = delivery.notify();
    // Nobody waits for it.
    void report('record', delivery.record());
    return {
      identity,
      notification: await report('notification', notifying),
      confirm: () => report('confirmation', delivery.confirm()),
      finish(more) {
        latest.current = undefined;
        const { leadId } = identity;
        const { name, email } = values;
        const { visits, photos } = props;
        // Only if needed again: for another mail, or an external calendar.
        const isKnown = service.url.startsWith(serverUrl()) && !businessSettings.bookingUrl;
        const person = isKnown ? {} : { name, email };
        const lead = { ...targets, leadId, isTest, visits, photos, ...person };
        const state = { ...thankYou, ...more, lead };
        return finishLead(context, { ...props, dataLayer: props.dataLayer && !isSent, leadId, state });
      },
    };
  }
}

/** The values of a lead's known fields, and the non-empty ones of any others. */
function valuesAmong(typed: LeadContent['values']) {
  const isValue = ([name]: readonly [string, string]) => valueNames.some((known) => known === name);
  const entries = Object.entries<string>({ ...typed } as Record<string, string>);
  return {
    values: Object.fromEntries(entries.filter(isValue)) as LeadContent['values'],
    others: entries.filter((entry) => !isValue(entry) && entry[1]),
  };
}

/**
 * Remembers the first touch as soon as the tag may: now, when the page sends `painting-consent`, or when the
 * visitor leaves, since Consent Mode has no event.
 */
export function useFirstTouch(attribution: Attribution): void {
  useEffect(() => {
    const remember = () => void allowedTouch(attribution);
    const onConsent = () => {
      grantAttribution();
      remember();
    };
    remember();
    addEventListener('painting-consent', onConsent);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('painting-consent', onConsent);
      removeEventListener('pagehide', remember);
    };
  }, [attribution]);
}

const sendingNothing: LeadDelivery = {
  record: async () => ({ sent: true }),
  notify: async () => ({ sent: true }),
  confirm: async () => ({ sent: true }),
};

type LeadCall = 'notification' | 'confirmation' | 'record';

/** A call that failed: the status of the answer, if there was one, and its words. */
interface Failed {
  readonly status?: number | undefined;
  readonly message: string;
}

/** Tells the page that a call failed (`painting-error`), without personal data. */
export function announceError(
  context: ElementContext,
  stage: 'estimate' | LeadCall,
  { status, message }: Failed,
): void {
  context.emit('painting-error', {
    stage,
    ...(status !== undefined && { status }),
    message: withoutAddresses(message),
  });
}

/** Reports to page and console which of the page's own fields don't fit into a lead. */
function announceLeft(context: ElementContext, names: readonly string[]): void {
  const { ownFields, ownFieldCharacters } = limits;
  const taken = `a lead takes ${ownFields}, with ${ownFieldCharacters} characters together`;
  announceMisfit(context, `Own fields left out (${taken}): ${names.join(', ')}`);
}

/** Reports to page and console a value that doesn't fit into a lead. */
function announceMisfit(context: ElementContext, message: string): void {
  console.error(`<${context.element?.localName}>`, message);
  announceError(context, 'notification', { message });
}
