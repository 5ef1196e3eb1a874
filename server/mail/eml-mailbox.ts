import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Mail, Mailbox, MailTransport, StoredMail } from './mail';
import { mailMessage, templateHeader } from './mail-message';

/**
 * Keeps mails as `.eml` files, which any mail program opens, in a folder created for the first one. The files sort by
 * time.
 */
export class EmlMailbox implements MailTransport, Mailbox {
  readonly #folder: string;
  readonly #composer = createTransport({ streamTransport: true, buffer: true });
  /** A file never changes, so each is parsed once. */
  readonly #parsed = new Map<string, Promise<StoredMail>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when the file is there, complete. */
  async deliver(mail: Mail): Promise<void> {
    const id = fileName(mail);
    const { message } = await this.#composer.sendMail(mailMessage(mail));
    const unfinished = join(this.#folder, `${id}.part`);
    await this.#write(unfinished, message);
    await rename(unfinished, join(this.#folder, `${id}.eml`));
  }

  async list(): Promise<readonly StoredMail[]> {
    return Promise.all((await this.#files()).map((file) => this.#read(file)));
  }

  async clear(): Promise<void> {
    await Promise.all((await this.#files()).map((file) => rm(join(this.#folder, file), { force: true })));
    this.#parsed.clear();
  }

  /** Creates the folder only if it is missing. */
  async #write(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
    try {
      await writeFile(file, content);
    } catch {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(file, content);
    }
  }

  async #files(): Promise<readonly string[]> {
    const files = await readdir(this.#folder).catch((): string[] => []);
    return files.filter((file) => file.endsWith('.eml')).sort();
  }

  #read(file: string): Promise<StoredMail> {
    const parsed =
      this.#parsed.get(file) ?? readFile(join(this.#folder, file)).then((eml) => parse(file, eml));
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

/** Time, lead and template: a mail that is delivered again replaces itself. */
function fileName({ id, receivedAt, template }: Mail): string {
  const time = receivedAt.replace(/[-:.]/g, '');
  return [time, id.split('.')[0], template].join('-').replace(/[^\w-]/g, '_');
}

async function parse(file: string, eml: Uint8Array): Promise<StoredMail> {
  const email = await PostalMime.parse(eml);
  const header = (name: string) => email.headers.find(({ key }) => key === name.toLowerCase())?.value;
  const invitation = email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  return {
    id: file.replace(/\.eml$/, ''),
    template: header(templateHeader) ?? '',
    to: email.to?.[0]?.address ?? '',
    replyTo: email.replyTo?.[0]?.address ?? null,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    receivedAt: timeOf(file) ?? email.date ?? '',
    ...(invitation && {
      invitation: typeof invitation === 'string' ? invitation : new TextDecoder().decode(invitation),
    }),
  };
}

/** The `Date` header has no milliseconds; the file name does. */
function timeOf(file: string): string | undefined {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-/.exec(file) ?? [];
  return year && `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
}
