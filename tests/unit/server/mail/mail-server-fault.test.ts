import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createSecureServer } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailServerFault } from '../../../../server/mail/mail-server-fault';
import { MailServerWatch } from '../../../../server/mail/mail-server-watch';
import { tryMailServer } from '../../../../server/mail/smtp-transport';
import { testCertificate } from '../../../support/server/test-certificate';

/** The port of a mail server that knows one user, in plain text or with encryption from the start. */
async function mailServer({ isSecure = false, answer = '235 welcome' } = {}) {
  const talk = (socket: NodeJS.ReadWriteStream) => {
    socket.write('220 ready\r\n');
    const lines = createInterface({ input: socket });
    // A client that hangs up; readline passes the error on.
    for (const source of [socket, lines]) source.on('error', () => {});
    lines.on('line', (line) => {
      const [command] = line.split(' ');
      if (command === 'EHLO') socket.write('250-here\r\n250 AUTH PLAIN\r\n');
      else socket.write(`${command === 'AUTH' ? answer : '250 fine'}\r\n`);
    });
  };
  const server: Server = isSecure ? createSecureServer(testCertificate, talk) : createServer(talk);
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

describe('SMTP_URL is tried, and what is wrong is said', () => {
  it('a mail server that takes user and password is well', async () => {
    expect(await tryMailServer(`smtp://ada:secret@127.0.0.1:${await mailServer()}`)).toBeNull();
  });

  it.each([
    ['its name', async () => 'smtp://mail.invalid', 'there is no mail server of that name'],
    [
      'its port',
      async () => `smtp://127.0.0.1:${await closedPort()}`,
      'the port of the mail server is closed',
    ],
    [
      'its certificate',
      async () => `smtps://127.0.0.1:${await mailServer({ isSecure: true })}`,
      'nobody known has signed the certificate of the mail server',
    ],
    [
      'its encryption',
      async () => `smtps://127.0.0.1:${await mailServer()}`,
      'the port of the mail server does not begin with encryption: smtp:// is meant',
    ],
    [
      'its sign-in',
      async () => `smtp://ada:wrong@127.0.0.1:${await mailServer({ answer: '535 no' })}`,
      'the mail server refuses the user or the password (535)',
    ],
  ])('%s', async (_what, url, fault) => {
    expect(await tryMailServer(await url())).toBe(fault);
  });

  it.each([
    [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'the certificate of the mail server has expired'],
    [
      { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      'the certificate of the mail server is for another name',
    ],
    [{ code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' }, 'the port of the mail server does not answer'],
    [
      { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' },
      'the mail server does not greet: perhaps smtps:// is meant',
    ],
    [{ code: 'EENVELOPE', responseCode: 550 }, undefined],
  ])('the error %j means: %s', (facts, fault) => {
    expect(mailServerFault(Object.assign(new Error('quotes zoe@example.com'), facts))).toBe(fault);
  });
});

it('a mail server that does not work is said in the log at the start, and again when it works', async () => {
  const lines: string[] = [];
  const faults = ['the port of the mail server is closed', null];
  const watch = new MailServerWatch(
    'smtp://x',
    (line) => lines.push(line),
    async () => faults.shift() ?? null,
  );
  await watch.start();
  expect(watch.fault).toBe('the port of the mail server is closed');
  await watch.start();
  watch.stop();
  expect([watch.fault, lines]).toEqual([
    null,
    ['SMTP_URL does not work: the port of the mail server is closed', 'SMTP_URL works again'],
  ]);
});
