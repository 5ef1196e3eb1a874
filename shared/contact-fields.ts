import { withPlainDigits } from './digits';
import { limits } from './limits';

/** A rule, and the code of the message for texts that break it. */
export interface Rule<Code extends string> {
  readonly code: Code;
  /** `answer` solves the form's math question, if it has one. */
  keeps(text: string, answer: number): boolean;
}

/** The texts of choices, by field and value. */
export type ChoiceTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Control properties: keyboard, autofill, one line or several, or a list to choose from. */
export interface TextControl {
  readonly type?: 'tel' | 'email';
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  readonly autoComplete: string;
  readonly multiline?: boolean;
  /** Values to choose from, the first at the start; '' is no answer. Their texts are in `choices` of the form's texts. */
  readonly choices?: readonly string[];
}

/** A form field: its control and rules. */
export interface ContactField {
  readonly control: TextControl;
  /** Checked in order; the first broken rule is shown. */
  readonly rules: readonly Rule<string>[];
  /** Likely correction of an invalid text; undefined if there is none. */
  suggest?(text: string): string | undefined;
  /** What the suggestion leaves out, which then goes into the message. */
  extension?(text: string): string | undefined;
}

/** Fields of a form by name, in order. */
export type ContactFields = Readonly<Record<string, ContactField>>;

/** Non-empty; whitespace counts as empty (docs/behaviour.md#22-validation). */
export function required<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text) => text !== '' };
}

/** Minimum length in visible characters; a letter with its accent counts as one, however it is encoded. */
export function atLeast<Code extends string>(characters: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => [...new Intl.Segmenter().segment(text)].length >= characters };
}

/** Maximum length in UTF-16 units, as the mail call counts. */
function atMost<Code extends string>(units: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => text.length <= units };
}

/** Matches the pattern. */
export function matching<Code extends string>(pattern: RegExp, code: Code): Rule<Code> {
  return { code, keeps: (text) => pattern.test(text) };
}

/** Solves the math question (docs/behaviour.md#24-the-math-question). */
export function correctAnswer<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text, answer) => Number(withPlainDigits(text)) === answer };
}

/**
 * A practical email address: a local part without misplaced dots, and a domain with a dot.
 *
 * Stricter than a browser's own check, which accepts `tom@example`; at most 254 characters, the limit of mail
 * servers.
 */
export const emailPattern =
  /^(?=.{6,254}$)(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@([\p{L}\p{M}\d]([\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+\p{L}([\p{L}\p{M}\d-]*[\p{L}\p{M}\d])$/iu;

/**
 * The ten digits of a pasted phone number in any script, with punctuation, country code 1 or an extension. Undefined
 * for other lengths and countries.
 */
export function phoneDigits(text: string): string | undefined {
  return tenDigits(text) ?? tenDigits(text.replace(extensionPattern, ''));
}

/** The extension after ten digits, in any script: `12` of `416 555 0142 ext. 12`. */
export function phoneExtension(text: string): string | undefined {
  const [extension, digits] = extensionPattern.exec(text) ?? [];
  return extension && !tenDigits(text) && phoneDigits(text) ? digits : undefined;
}

const extensionPattern = /(?:ext(?:n|ension)?|x|#|poste?|int|[;,])[.:=\s]*(\p{Nd}{1,6})\P{Nd}*$/iu;

function tenDigits(text: string): string | undefined {
  const number = withPlainDigits(text).replace(/[^\d+＋]/g, '');
  return /^(?:(?:[+＋]|00|011)?1)?(\d{10})$/.exec(number)?.[1];
}

/**
 * The address in a pasted email, without `mailto:`, surrounding name, invisible characters or trailing
 * comma. Undefined if it isn't valid either.
 */
export function emailAddress(text: string): string | undefined {
  const address = (/<(.*)>/s.exec(text)?.[1] ?? text)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^mailto:|[,;.]+$|\?.*/gi, '');
  return emailPattern.test(address) ? address : undefined;
}

const short = atMost(limits.shortText, 'tooLong');
const email = {
  control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  rules: [required('emailRequired'), matching(emailPattern, 'emailInvalid')],
  suggest: emailAddress,
} as const satisfies ContactField;
const address = {
  control: { autoComplete: 'street-address' },
  rules: [required('addressRequired'), atLeast(5, 'addressTooShort'), short],
} as const satisfies ContactField;
/** The optional field for a postal code, for forms with a service area (docs/behaviour.md#27-what-a-page-sets). */
const postalCode = { control: { autoComplete: 'postal-code' }, rules: [short] };

/** The fields of the quote form, in order (docs/behaviour.md#21-the-quote-form, docs/behaviour.md#22-validation). */
export const quoteFields = {
  name: {
    control: { autoComplete: 'name' },
    rules: [required('nameRequired'), atLeast(2, 'nameTooShort'), short],
  },
  phone: {
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    rules: [required('phoneRequired'), matching(/^[0-9]{10}$/, 'phoneInvalid')],
    suggest: phoneDigits,
    extension: phoneExtension,
  },
  email,
  address,
  mathAnswer: {
    control: { inputMode: 'numeric', autoComplete: 'off' },
    rules: [required('answerRequired'), correctAnswer('answerIncorrect')],
  },
  message: {
    control: { autoComplete: 'off', multiline: true },
    // The mail service accepts 50 kB of parameters, and a UTF-16 unit takes at most 3 bytes.
    rules: [atMost(limits.message, 'messageTooLong')],
  },
  postal_code: postalCode,
} as const satisfies ContactFields;

/** The fields of the estimator's first step, in order (docs/behaviour.md#32-contact-details, docs/behaviour.md#22-validation). */
export const contactFields = {
  firstName: {
    control: { autoComplete: 'given-name' },
    rules: [required('firstNameRequired'), short],
  },
  familyName: {
    control: { autoComplete: 'family-name' },
    rules: [required('familyNameRequired'), short],
  },
  address,
  email,
  phone: {
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    rules: [required('phoneRequired'), short],
  },
  postal_code: postalCode,
} as const satisfies ContactFields;

/**
 * Fields that a lead has among its values, as the mail service and `/leads` know them. Any other field of a form is sent with the page's own
 * fields, under its label.
 */
export const valueNames = [
  'name',
  'firstName',
  'familyName',
  'email',
  'phone',
  'address',
  'message',
] as const;
