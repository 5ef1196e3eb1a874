import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeliveryError } from '../../../../server/leads/delivery-error';
import { createSmtpTransport } from '../../../../server/mail/outbox/smtp-transport';
import { exampleMail } from './examples';

/** A transport to a mail server that takes every mail, but for the commands that it is given other answers for. */
async function transportTo(answers: Readonly<Record<string, string>>, login = '') {
  const received: string[] = [];
  const usual: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };
  const server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line);
      if (isData && line !== '.') return;
      const command = line.split(' ')[0] ?? '';
      isData = command === 'DATA';
      socket.write(`${answers[command] ?? usual[command] ?? '250 fine'}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { transport: createSmtpTransport(`smtp://${login}127.0.0.1:${port}`), received };
}

it('hands a mail to the mail server', async () => {
  const { transport, received } = await transportTo({});
  await transport.deliver(exampleMail);
  expect(received).toContain('RCPT TO:<hello@brush.example>');
  expect(received).toContain('Two rooms');
});

describe('what the mail server refuses', () => {
  it.each([
    ['the address', { RCPT: '550 no such user' }],
    ['the command', { RCPT: '500 what?' }],
    ['the mail', { '.': '554 not this' }],
  ])('for good is not tried again: %s', async (_what, answers) => {
    const { transport } = await transportTo(answers);
    await expect(transport.deliver(exampleMail)).rejects.toMatchObject({
      name: 'DeliveryError',
      message: 'refused by the mail server',
      isFinal: true,
    });
  });

  it.each([
    ['the address', 452, { RCPT: '452 full' }, ''],
    ['the mail', 451, { '.': '451 later' }, ''],
    ['the password', 535, { EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: '535 wrong' }, 'user:password@'],
  ])('for now is tried again: %s', async (_what, responseCode, answers, login) => {
    const { transport } = await transportTo(answers, login);
    const error = await transport.deliver(exampleMail).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ responseCode });
    expect(error).not.toBeInstanceOf(DeliveryError);
  });
});
