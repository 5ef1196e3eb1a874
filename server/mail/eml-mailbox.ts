import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { type Mail, type Mailbox, type MailTransport, mailOwner, type StoredMail } from './mail';
import { mailMessage, templateHeader } from './mail-message';

/**
 * Keeps mails as `.eml` files, which any mail program opens, in a folder created for the first one. The files sort by
 * time. Other users of the machine may not read them.
 */
export class EmlMailbox implements MailTransport, Mailbox {
  readonly #folder: string;
  readonly #composer = createTransport({ streamTransport: true, buffer: true });
  /** A file never changes, so each is parsed once. */
  readonly #parsed = new Map<string, Promise<StoredMail>>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Closes a folder that older versions left open to other users. A folder with other files in it keeps its own mode. */
  async makePrivate(): Promise<void> {
    const entries = await this.#entries();
    const own = entries.filter((name) => /\.(eml|part)$/.test(name));
    await Promise.all(own.map((name) => chmod(join(this.#folder, name), 0o600)));
    if (own.length > 0 && own.length === entries.length) await chmod(this.#folder, 0o700);
  }

  /** Resolves when the file is there, complete. */
  async deliver(mail: Mail): Promise<void> {
    const delivery = this.#deliver(mail);
    this.#underWay.add(delivery);
    await delivery.finally(() => this.#underWay.delete(delivery));
  }

  async removeMails(owners: readonly string[]): Promise<void> {
    await Promise.allSettled(this.#underWay);
    const removed = new Set(owners.map(inFileName));
    const files = (await this.#entries()).filter((name) => removed.has(name.split('-')[1] ?? ''));
    await this.#remove(files);
  }

  async #deliver(mail: Mail): Promise<void> {
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
    await this.#remove(await this.#files());
  }

  async #remove(files: readonly string[]): Promise<void> {
    for (const file of files) this.#parsed.delete(file);
    await Promise.all(files.map((file) => rm(join(this.#folder, file), { force: true })));
  }

  /** Creates the folder only if it is missing. */
  async #write(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
    const mode = 0o600;
    try {
      await writeFile(file, content, { mode });
    } catch {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(file, content, { mode });
    }
  }

  async #files(): Promise<readonly string[]> {
    return (await this.#entries()).filter((file) => file.endsWith('.eml')).sort();
  }

  #entries(): Promise<readonly string[]> {
    return readdir(this.#folder).catch((): string[] => []);
  }

  #read(file: string): Promise<StoredMail> {
    const parsed =
      this.#parsed.get(file) ?? readFile(join(this.#folder, file)).then((eml) => parse(file, eml));
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

/** Time, owner and template: a mail that is delivered again replaces itself. */
function fileName({ id, receivedAt, template }: Mail): string {
  return [receivedAt.replace(/[-:.]/g, ''), mailOwner(id), template].map(inFileName).join('-');
}

function inFileName(part: string): string {
  return part.replace(/\W/g, '_');
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
