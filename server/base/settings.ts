import { z } from 'zod';
import { alertBodyFault } from './alert-body';
import { nearName } from './near-name';

/** A setting: the environment variable that it is read from, and what its text may be. */
interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly variable: string;
  readonly schema: Schema;
  /** Whether its value is repeated nowhere, since messages may be logged. */
  readonly isSecret: boolean;
}

/** Settings by the name of the option that they set. */
type SettingTable = Readonly<Record<string, Setting>>;

/** The values of a table of settings. */
export type SettingsOf<Table extends SettingTable> = {
  readonly [Name in keyof Table]: z.output<Table[Name]['schema']>;
};

/** A line of a table of settings. */
export function setting<Schema extends z.ZodType>(variable: string, schema: Schema): Setting<Schema> {
  return { variable, schema, isSecret: false };
}

/** A line of a table of settings whose value no message repeats. */
export function secretSetting<Schema extends z.ZodType>(variable: string, schema: Schema): Setting<Schema> {
  return { variable, schema, isSecret: true };
}

/** Any text. */
export const anyText = z.string('is missing');

/** A secret that opens pages. */
const token = z
  .string()
  .min(20, 'must have at least 20 characters')
  .refine(isHardToGuess, 'is easy to guess: make one with "openssl rand -base64 24"');

/** Fewer different characters than this are a pattern: of 20 random digits, one in ten thousand has so few. */
const leastDifferentCharacters = 6;

function isHardToGuess(text: string): boolean {
  const isRepeated = /^(.{1,10})\1+.{0,9}$/s.test(text);
  return new Set(text).size >= leastDifferentCharacters && !isRepeated;
}

const originRule = 'must be origins such as https://partner.example, separated by commas';

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be a whole web address' });

/** What holds where nothing is set, for every kind of server. */
export const defaultSettings = {
  callsPerMinute: 120,
  leadsPerHour: 10,
  leastFormSeconds: 2,
  photosQuotaMb: 2000,
};

/** The settings of every kind of server. */
export const serviceSettings = {
  /** Token that opens `/leads` and the mail box. */
  leadsToken: secretSetting('LEADS_TOKEN', token.optional()),
  /** Token that opens `/health` and `/metrics` alone. */
  monitorToken: secretSetting('MONITOR_TOKEN', token.optional()),
  /** Address of the call that tells somebody's phone. */
  alertUrl: secretSetting('ALERT_URL', webhookUrl.optional()),
  /** Body of that call, see `alertBody`. */
  alertBody: secretSetting(
    'ALERT_BODY',
    z
      .string()
      .superRefine((text, context) => {
        const fault = alertBodyFault(text);
        if (fault) context.addIssue(fault);
      })
      .optional(),
  ),
  /** The private iCal address of the business's calendar: http(s), or `webcal://`, as calendars write it. */
  calendarUrl: secretSetting(
    'CALENDAR_URL',
    z
      .string()
      .transform((text) => text.replace(/^webcal:/, 'https:'))
      .pipe(webhookUrl)
      .optional(),
  ),
  /** Limit of all photos together, in megabytes; 0: none are kept. */
  photosQuotaMb: setting('PHOTOS_QUOTA_MB', wholeNumber(defaultSettings.photosQuotaMb, 1_000_000)),
  /** URL that each lead is posted to. */
  webhookUrl: setting('WEBHOOK_URL', webhookUrl.optional()),
  /** Signs those calls: `whsec_` and the base64 of 24 to 64 bytes. */
  webhookSecret: secretSetting(
    'WEBHOOK_SECRET',
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and the base64 of 24 to 64 bytes')
      .optional(),
  ),
  /** Origins that may call besides the site's own, separated by commas; empty: any. */
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((origin) => origin.trim().replace(/\/$/, ''))
          .filter(Boolean),
      )
      .refine((origins) => origins.every(isOrigin), originRule)
      .default([]),
  ),
  /** Leads that one client may send in an hour before more are marked as suspect. */
  leadsPerHour: setting('SUSPECT_LEADS_PER_HOUR', wholeNumber(defaultSettings.leadsPerHour, 1_000_000)),
  /** Seconds that people need at least for a form. */
  leastFormSeconds: setting('SUSPECT_FORM_SECONDS', wholeNumber(defaultSettings.leastFormSeconds, 60)),
} satisfies SettingTable;

/** A whole number within limits. */
export function wholeNumber(fallback: number, max: number, min = 0) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message)
    .default(fallback);
}

/** Checked settings; an empty variable counts as unset. Throws an error that names the first invalid one. */
export function readSettings<Table extends SettingTable & typeof serviceSettings>(
  table: Table,
  environment: Readonly<Record<string, unknown>>,
): SettingsOf<Table> {
  refuseMisspeltNames(Object.values<Setting>(table), environment);
  const given = ({ variable }: Setting) => {
    const value = environment[variable];
    return value === '' || value === undefined ? undefined : String(value);
  };
  const values = Object.entries<Setting>(table).map(([name, one]) => {
    const text = given(one);
    const { data, error } = one.schema.safeParse(text);
    const [issue] = error?.issues ?? [];
    const told = one.isSecret || text === undefined ? '' : `; it is "${text}"`;
    if (issue) throw new Error(`${one.variable} ${issue.message}${told}.`);
    return [name, data];
  });
  if (given(table.webhookUrl) && !given(table.webhookSecret))
    throw new Error('WEBHOOK_SECRET is needed with WEBHOOK_URL.');
  if (given(table.alertBody) && !given(table.alertUrl))
    throw new Error('ALERT_URL is needed with ALERT_BODY.');
  return Object.fromEntries(values) as SettingsOf<Table>;
}

/** Read elsewhere. */
const otherVariables = ['BUSINESS'];

/** A name near a setting's is a misspelt one, which would count as unset. */
function refuseMisspeltNames(
  settings: readonly Setting[],
  environment: Readonly<Record<string, unknown>>,
): void {
  const known = [...settings.map(({ variable }) => variable), ...otherVariables];
  for (const [name, value] of Object.entries(environment)) {
    if (known.includes(name) || value === '' || value === undefined) continue;
    const meant = nearName(name, known);
    if (meant === undefined) continue;
    throw new Error(
      `${name} is no setting; did you mean ${meant}? Rename it, or start the server without it.`,
    );
  }
}
