import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { fromRoot } from '../../../../build/business/from-root';
import { isClaim } from '../../../../build/check/claims';
import { textsIn as textsOf } from '../../../../build/check/finding';
import { contentFiles } from '../../../../build/content/page-files';
import { hasStart, startWords } from '../../../../build/content/start-words';
import { emptyBusinessDraft, withAnswer } from '../../../../build/tools/make-business';
import { printedBy, startSentences } from '../../../../build/tools/printed-by';
import { questionsFor } from '../../../../build/tools/questions';
import { afterLeadTexts } from '../../../../shared/locales/after-lead';
import { estimatePageTexts } from '../../../../shared/locales/estimate-page';
import { type Language, languageCodes, mailTexts, texts } from '../../../../shared/texts';

const templateContent = fromRoot('site/content');
const promises = questionsFor([]).filter(({ isPromise }) => isPromise);

const inLanguage = (language: Language) => ({
  ...emptyBusinessDraft,
  business: { ...emptyBusinessDraft.business, languages: [language] },
});

describe('what a new business says', () => {
  it.each(languageCodes)('claims nothing before a question about a promise is answered (%s)', (language) => {
    // The page about the tags is about the product, as is what happens to what one types; the heading of the hours stands
    // above hours alone, the warranty's page above a warranty, and half-days come from the calendar, as does the way to ask for one.
    const owned =
      /^(?:Hours|Heures|Warranty|Garantie|(?:First free|Premières demi-journées libres) (?:for a visit:|pour une visite :) \{times\}\.|Ask for a visit|Demander une visite|Not every article could be loaded\.|Vos coordonnées ne servent qu'à vous répondre\.)$|\b(?:addresses for them|lead is counted|one version|tag, attribute|rely on these|event carries)\b/;
    const claims = startSentences(inLanguage(language).business).filter(isClaim);
    expect(claims.filter((sentence) => !owned.test(sentence))).toEqual([]);
  });

  it.each(languageCodes)(
    'says something for each of these questions, once all are answered (%s)',
    (language) => {
      const { business } = promises.reduce(
        (made, one) => withAnswer(made, one, one.example),
        inLanguage(language),
      );
      const said = startSentences(business);
      expect(said.filter(isClaim).length).toBeGreaterThan(40);
      const idle = promises.filter(({ name }) => {
        const others = Object.fromEntries(Object.entries(business.facts).filter(([fact]) => fact !== name));
        const left = new Set(startSentences({ ...business, facts: others }));
        return said.every((sentence) => left.has(sentence));
      });
      expect(idle.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(['about', 'faqs', 'services/cabinet-painting-services'])(
    'has no picture of a promise in place of words (%s)',
    (name) => {
      const template = JSON.parse(readFileSync(fromRoot(`site/content/${name}.json`), 'utf8'));
      const start = JSON.stringify(startWords(name, template));
      expect(JSON.stringify(template)).toMatch(/signed-checklist|leftover-cans/);
      expect(start).not.toMatch(/signed-checklist|leftover-cans|labelled with|checklist/);
    },
  );

  it.each(languageCodes)(
    'says more for each of these questions than without an answer, even where no other is answered (%s)',
    (language) => {
      const before = new Set(startSentences(inLanguage(language).business));
      // Beside the warranty's years, and beside a rate.
      const together = ['fixesFaultsForFree', 'homeExample'];
      const idle = promises.filter((one) => {
        const { business } = withAnswer(inLanguage(language), one, one.example);
        return startSentences(business).every((sentence) => before.has(sentence));
      });
      expect(idle.map(({ name }) => name).filter((name) => !together.includes(name))).toEqual([]);
    },
  );

  it('has no English sentence of the template where the first language is French', () => {
    const left = contentFiles(templateContent)
      .filter(({ name, path }) => path.endsWith('.json') && hasStart(name, 'fr'))
      .flatMap(({ name, path }) => {
        const template = JSON.parse(readFileSync(join(templateContent, path), 'utf8'));
        const known = new Set(textsOf(template, name).map(({ text }) => text));
        return textsOf(startWords(name, template, { language: 'fr' }), name)
          .filter(({ text }) => known.has(text) && / \S+ \S+ /.test(text.replace(/\{\{.*?\}\}/g, '')))
          .map(({ file, field }) => `${file}: ${field}`);
      });
    expect(left).toEqual([]);
  });

  it.each(languageCodes)('promises no more on the page of a warranty than was answered (%s)', (language) => {
    const template = JSON.parse(readFileSync(fromRoot('site/content/warranty.json'), 'utf8'));
    const words = JSON.stringify(startWords('warranty', template, { language }));
    expect(words).not.toMatch(
      /when it starts|before|come back|room, product|certificate of insurance|written quote/i,
    );
  });

  it('is shown beside the question that makes it say so', () => {
    const question = promises.find(({ name }) => name === 'leavesLabelledPaint');
    expect(question && printedBy(question, emptyBusinessDraft)).toContain(
      'You keep the leftover paint, labelled.',
    );
  });
});

/** Why each text of tags and mails that claims something may be shown: a fact, or a setting of the business. */
const owners: Readonly<Record<string, string>> = {
  'promise.today': 'contactPromise',
  'promise.morning': 'contactPromise',
  'quoteModal.title': 'facts.hasFreeQuote',
  'quoteModal.free': 'facts.hasFreeQuote',
  'delivery.assurance': 'facts.answerHours and facts.hasFreeQuote',
  'thankYou.contact.texts.1': 'facts.answerHours',
  'thankYou.estimate.texts.1': 'contactPromise',
  'thankYou.freeVisit': 'facts.hasFreeQuote',
  'thankYou.chooseDay': 'facts.clientsChooseDay',
  'visit.texts.confirmed': 'the business, which confirms the visit',
  'visit.texts.moved': 'the business, which moves the visit',
  'visit.heading': 'visits',
  'visit.send': 'visits',
  'visit.intro': 'visits',
  'visit.empty': 'visits',
  'visit.refused': 'visits',
  'visit.book': 'visits.bookingUrl',
  'visit.bookIntro': 'visits.bookingUrl',
  'reminders.visit': 'visits',
  'reminders.first.text': 'the page of the estimate',
  'reminders.second.subject': 'estimateValidDays',
  'reminders.second.text': 'estimateValidDays and the page of the estimate',
  'page.done.no-visit': 'visits',
  'page.stillVisit': 'visits',
  'page.visitAsked': 'visits',
  'page.stop.done': 'the server, which sends no reminder then',
  'page.stop.text': 'the server, which sends no reminder then',
  'page.photosLater': 'the phone',
  'page.visitCalendar': 'visits',
  kept: 'the outbox, which sends later',
  'form.outside': 'serviceArea.postalCodes',
  'estimator.noPrice': 'the request for a price, which is a request like others',
  'estimator.range': 'facts.hasFreeQuote or visits',
  'estimator.terms': 'facts.hasFreeQuote or visits',
  'estimator.otherLines': 'the price',
  'estimator.notPriced': 'the price',
};

describe('what tags and mails say', () => {
  const all = Object.values({ ...texts }).flatMap((words) => textsIn(words));
  const ofMails = Object.values(mailTexts).flatMap((words) => textsIn(words));
  const afterLead = Object.values(afterLeadTexts).flatMap((words) => textsIn(words));
  const ofPage = Object.values(estimatePageTexts).flatMap((words) => textsIn(words, ['page']));
  const claims = [...all, ...ofMails, ...afterLead, ...ofPage].filter(({ text }) => isClaim(text));

  it('claims only what a fact or a setting answers for, in every language', () => {
    expect(new Set(claims.map(({ path }) => path))).toEqual(new Set(Object.keys(owners)));
  });
});

interface Said {
  readonly path: string;
  readonly text: string;
}

/** Every text below a value, with a placeholder for what is filled in. */
function textsIn(value: unknown, path: readonly string[] = []): Said[] {
  if (typeof value === 'function') return textsIn(value('X', true, true), path);
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
