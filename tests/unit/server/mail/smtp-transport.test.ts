import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSmtpTransport, type SmtpLimits, usualLimits } from '../../../../server/mail/smtp-transport';
import { exampleMail } from './examples';

const waiting = { timeout: 60_000, interval: 5 };
/** Far more than a test takes. */
const patient = { beforeDataMs: 60_000, dataMs: 60_000, answerMs: 60_000 };

/** A mail server with an answer to each command; null means silence. */
interface MailServer {
  readonly answers?: Readonly<Record<string, string | null>>;
  readonly greeting?: string | null;
  readonly login?: string;
  readonly limits?: Partial<SmtpLimits>;
}

/** A transport to a mail server that takes every mail, but for the commands that it is given other answers for. */
async function transportTo({ answers = {}, greeting = '220 ready', login = '', limits }: MailServer) {
  const received: string[] = [];
  const sockets: Socket[] = [];
  const usual: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };
  const server = createServer((socket) => {
    let isData = false;
    sockets.push(socket);
    socket.on('error', () => {});
    if (greeting) socket.write(`${greeting}\r\n`);
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line);
      if (isData && line !== '.') return;
      const command = line.split(' ')[0] ?? '';
      isData = command === 'DATA';
      const answer = answers[command] === undefined ? (usual[command] ?? '250 fine') : answers[command];
      if (answer !== null) socket.write(`${answer}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const transport = createSmtpTransport(`smtp://${login}127.0.0.1:${port}`, { ...patient, ...limits });
  const say = (text: string) => sockets.at(-1)?.write(`${text}\r\n`);
  return { transport, received, say, hangUp: () => sockets.at(-1)?.destroy() };
}

/** How a delivery fails. */
async function failure(server: MailServer): Promise<unknown> {
  const { transport } = await transportTo(server);
  return transport.deliver(exampleMail).then(
    () => 'delivered',
    (error: unknown) => error,
  );
}

it('hands a mail to the mail server', async () => {
  const { transport, received } = await transportTo({});
  await transport.deliver(exampleMail);
  expect(received).toContain('RCPT TO:<hello@brush.example>');
  expect(received).toContain('Two rooms');
});

describe('a mail that the mail server refuses', () => {
  it.each([
    ['the address', 550, { RCPT: '550 no such user' }],
    ['the command', 500, { RCPT: '500 what?' }],
    ['the mail', 554, { '.': '554 not this' }],
    ['a mail that is too large', 552, { '.': '552 5.3.4 too big' }],
    ['a mail that is too large for the mailbox', 552, { RCPT: '552 5.2.3 too big' }],
  ])('a mail refused for good is not tried again: %s', async (_what, code, answers) => {
    expect(await failure({ answers })).toMatchObject({
      name: 'DeliveryError',
      message: `refused by the mail server (${code})`,
      isFinal: true,
    });
  });

  it.each([
    ['the address', 452, { RCPT: '452 full' }, ''],
    ['the mail', 451, { '.': '451 later' }, ''],
    ['a full mailbox', 552, { RCPT: '552 5.2.2 full' }, ''],
    ['a full mailbox, told late', 552, { '.': '552 mailbox full' }, ''],
    ['commands in the wrong order', 503, { MAIL: '503 hello first' }, ''],
    ['a sender without a password', 530, { MAIL: '530 5.7.0 authentication required' }, ''],
    ['the password', 535, { EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: '535 wrong' }, 'user:password@'],
  ])('a mail refused for now is tried again: %s', async (_what, code, answers, login) => {
    expect(await failure({ answers, login })).toMatchObject({
      name: 'DeliveryError',
      message:
        login === ''
          ? `the mail server answered ${code}`
          : `the mail server refuses the user or the password (${code})`,
      isFinal: false,
      isUnknown: false,
    });
  });
});

describe('a mail server that is slow', () => {
  it('gets ten minutes for its answer to a whole mail (RFC 5321, 4.5.3.2.6)', () => {
    expect(usualLimits.answerMs).toBeGreaterThanOrEqual(10 * 60_000);
  });

  it('may take longer for that answer than to read the mail', async () => {
    const limits = { beforeDataMs: 5_000, dataMs: 500 };
    const { transport, received, say } = await transportTo({ answers: { '.': null }, limits });
    const delivering = transport.deliver(exampleMail);
    await vi.waitUntil(() => received.includes('.'), waiting);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    say('250 taken');
    await delivering;
  });

  it('a mail server that gives no answer to a complete mail may have accepted it, so it is not sent again automatically', async () => {
    expect(await failure({ answers: { '.': null }, limits: { answerMs: 50 } })).toMatchObject({
      message: 'the mail server did not confirm the mail: it may have arrived',
      isUnknown: true,
    });
  });

  it('a mail server that hangs up instead of that answer may have accepted it, too', async () => {
    const { transport, received, hangUp } = await transportTo({ answers: { '.': null } });
    const delivering = transport.deliver(exampleMail).catch((error: unknown) => error);
    await vi.waitUntil(() => received.includes('.'), waiting);
    hangUp();
    expect(await delivering).toMatchObject({ isUnknown: true });
  });

  it('a mail server that sends an endless answer is disconnected before it gets the mail', async () => {
    const { transport, received, say } = await transportTo({
      answers: { EHLO: null },
      limits: { beforeDataMs: 300 },
    });
    const delivering = transport.deliver(exampleMail).catch((error: unknown) => error);
    await vi.waitUntil(() => received.length > 0, waiting);
    const dripping = setInterval(() => say('250-still here'), 20);
    onTestFinished(() => clearInterval(dripping));
    expect(await delivering).toMatchObject({ message: 'the mail server took too long', isUnknown: false });
  });
});

describe('a server that stops', () => {
  it('aborts if the server has not asked for the mail yet', async () => {
    const { transport, received } = await transportTo({ answers: { MAIL: null } });
    const stopping = new AbortController();
    const delivering = transport.deliver(exampleMail, stopping.signal).catch((error: unknown) => error);
    await vi.waitUntil(() => received.some((line) => line.startsWith('MAIL')), waiting);
    stopping.abort();
    expect(await delivering).toMatchObject({ code: 'EABORT' });
  });

  it('does not start another conversation', async () => {
    const { transport, received } = await transportTo({});
    await expect(transport.deliver(exampleMail, AbortSignal.abort())).rejects.toMatchObject({
      code: 'EABORT',
    });
    expect(received).toEqual([]);
  });

  it('waits for the answer to a mail that was sent', async () => {
    const { transport, received, say } = await transportTo({ answers: { '.': null } });
    const stopping = new AbortController();
    const delivering = transport.deliver(exampleMail, stopping.signal);
    await vi.waitUntil(() => received.includes('.'), waiting);
    stopping.abort();
    say('250 taken');
    await delivering;
  });
});
