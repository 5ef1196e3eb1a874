import { z } from 'zod';
import { anyText, readSettings, type SettingsOf, secretSetting, serviceSettings, setting } from './settings';

// Not in server/app/edge: wrangler installs an older zod there, which an import from that folder would find.
const edgeSettings = {
  ...serviceSettings,
  /** Where the outside mail service takes calls, without the path, e.g. `https://api.emailjs.com`. */
  mailServiceUrl: setting('MAIL_SERVICE_URL', z.url('must be a whole web address')),
  mailServiceId: setting('MAIL_SERVICE_ID', anyText),
  /** Public key of the account that sends. */
  mailPublicKey: setting('MAIL_PUBLIC_KEY', anyText),
  /** The single template that prints its parameters: `to_email`, `to_name`, `reply_to`, `subject`, `text`, `html`. */
  mailTemplateId: setting('MAIL_TEMPLATE_ID', anyText),
  /** With it the account can refuse callers who have only the public key. */
  mailPrivateKey: secretSetting('MAIL_PRIVATE_KEY', anyText.optional()),
};

/** The worker's settings, by the names of the options that they set. */
export type EdgeSettings = SettingsOf<typeof edgeSettings>;

/** The settings in the worker's configuration and secrets. Throws an error that names the first invalid one. */
export function readEdgeSettings(environment: Readonly<Record<string, unknown>>): EdgeSettings {
  return readSettings(edgeSettings, environment);
}
