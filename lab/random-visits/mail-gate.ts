import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { callNumberHeader } from './form-tools';
import type { CallFate, Plan } from './plan';
import { type WorldClock, worldNow, worldPause } from './world-clock';

/** A received call and its fate. */
interface Call {
  /** Simulated milliseconds since 1970. */
  readonly arrivedAt: number;
  readonly answer: CallFate;
  /** Status sent to the caller; 0 if none. */
  status: number;
  /** Whether the service accepted it. */
  isTaken: boolean;
}

/** A call to the mail service. */
export interface MailCall extends Call {
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  /** Whether a page read the whole response. */
  isHeard: boolean;
}

/** A call that adds a visit request or a photo to a lead, or withdraws a photo. */
export interface AddedCall extends Call {
  readonly method: string;
  readonly url: URL;
  /** The visit request; empty for a photo. */
  readonly wish: string;
}

/** The service behind the gate: our own server, or one that accepts every mail and detects no duplicates. */
export type MailService = 'own' | 'outside';

const sendPath = '/api/v1.0/email/send';
const addedPath = /^\/api\/leads\/[^/]+\/(visit|photos)\b/;
const slowMs = 5_000;
const lateMs = 30_000;
/** Permanent refusals, as the real service words them. */
const refusals = [
  [400, 'The template ID not found.'],
  [403, 'API calls are disabled for non-browser applications'],
  [413, 'Variables size limit. The maximum allowed variables size is 50Kb'],
  [422, 'The recipients address is empty'],
] as const;
const failures = [500, 502, 503, 504] as const;

/**
 * Proxy between browser and our server that applies the plan's answers to mail calls in order. It records the mails
 * that the service took; pages report the answers they got.
 */
export class MailGate {
  readonly #serverPort: number;
  readonly #service: MailService;
  readonly #clock: WorldClock;
  readonly #calls: MailCall[] = [];
  readonly #addedCalls: AddedCall[] = [];
  /** Calls being answered. */
  readonly #open = new Set<Call>();
  readonly #server: Server;
  #answers: readonly CallFate[];
  #addedAnswers: readonly CallFate[];
  #lastChangeAt = Date.now();
  #prices = 0;

  constructor(
    serverPort: number,
    service: MailService,
    { answers, addedAnswers }: Pick<Plan, 'answers' | 'addedAnswers'>,
    clock: WorldClock,
  ) {
    this.#serverPort = serverPort;
    this.#service = service;
    this.#answers = answers;
    this.#addedAnswers = addedAnswers;
    this.#clock = clock;
    this.#server = createServer((request, response) => {
      // A browser that disconnects during a call must not fail the others.
      this.#handle(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Calls so far, in order of arrival. */
  calls(): readonly MailCall[] {
    return this.#calls;
  }

  /** Calls that add to leads, in order of arrival. */
  addedCalls(): readonly AddedCall[] {
    return this.#addedCalls;
  }

  /** Number of prices shown. */
  get prices(): number {
    return this.#prices;
  }

  /** Real milliseconds without a call being answered, ignoring calls that never are. */
  get quietMs(): number {
    return this.#open.size > 0 ? 0 : Date.now() - this.#lastChangeAt;
  }

  /** Records that a page showed a price. */
  notePrice(): void {
    this.#prices += 1;
  }

  /** Answers all further calls normally. */
  heal(): void {
    this.#answers = [];
    this.#addedAnswers = [];
  }

  /** Records that a page read the response to this call. */
  noteHeard(number: number): void {
    const call = this.#calls[number];
    if (call) call.isHeard = true;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const isCall = request.method === 'POST';
    if (isCall && request.url === sendPath) return this.#handleMail(request, response, body);
    const isAdded = request.method !== 'OPTIONS' && addedPath.test(request.url ?? '');
    if (isAdded) return this.#handleAdded(request, response, body);
    send(response, await forward(this.#serverPort, request, body));
  }

  async #handleMail(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const [answer = 'fine', ...later] = this.#answers;
    this.#answers = later;
    const { template_id, template_params } = JSON.parse(body.toString());
    const call: MailCall = {
      arrivedAt: worldNow(this.#clock),
      answer,
      template: template_id,
      params: template_params,
      status: 0,
      isTaken: false,
      isHeard: false,
    };
    this.#calls.push(call);
    await this.#give(call, request, response, async () =>
      this.#service === 'own' ? await forward(this.#serverPort, request, body) : plain(200, 'OK'),
    );
  }

  async #handleAdded(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const [answer = 'fine', ...later] = this.#addedAnswers;
    this.#addedAnswers = later;
    const url = new URL(request.url ?? '', 'http://gate.invalid');
    const call: AddedCall = {
      arrivedAt: worldNow(this.#clock),
      answer,
      method: request.method ?? '',
      url,
      wish: url.pathname.endsWith('/visit') ? body.toString() : '',
      status: 0,
      isTaken: false,
    };
    this.#addedCalls.push(call);
    await this.#give(call, request, response, () => forward(this.#serverPort, request, body));
  }

  async #give(
    call: Call,
    request: IncomingMessage,
    response: ServerResponse,
    deliver: () => Promise<WholeAnswer>,
  ): Promise<void> {
    this.#open.add(call);
    try {
      await this.#answer(call, request, response, deliver);
    } finally {
      this.#open.delete(call);
      this.#lastChangeAt = Date.now();
    }
  }

  async #answer(
    call: Call,
    request: IncomingMessage,
    response: ServerResponse,
    deliver: () => Promise<WholeAnswer>,
  ): Promise<void> {
    const take = async () => {
      const answer = await deliver();
      call.isTaken = answer.status === 200;
      return answer;
    };
    const hear = (answer: WholeAnswer) => this.#hear(call, request, response, answer);
    const reset = () => request.socket.resetAndDestroy();
    switch (call.answer) {
      case 'fine':
        return hear(await take());
      case 'slow':
      case 'late': {
        const answer = await take();
        await worldPause(this.#clock, call.answer === 'slow' ? slowMs : lateMs);
        return hear(answer);
      }
      case 'taken late':
        await worldPause(this.#clock, lateMs);
        return hear(await take());
      case 'hang':
        return;
      case 'hang after delivery':
        await take();
        return;
      case 'reset before delivery':
        reset();
        return;
      case 'reset after delivery':
        await take();
        reset();
        return;
      case 'cut off':
        return cutOff(request, response, await take());
      case 'HTML':
        return hear(page('<!doctype html><title>Wi-Fi</title><p>Please accept our terms to go online.'));
      case '4xx': {
        const [status, text] = oneOf(refusals, this.#calls.length + this.#addedCalls.length);
        return hear(plain(status, text));
      }
      case '429':
        return hear(plain(429, 'Too Many Requests'));
      case '5xx':
        return hear(plain(oneOf(failures, this.#calls.length), 'Something went wrong'));
    }
  }

  async #hear(
    call: Call,
    request: IncomingMessage,
    response: ServerResponse,
    answer: WholeAnswer,
  ): Promise<void> {
    call.status = answer.status;
    const calls: readonly Call[] = this.#calls;
    const number = calls.indexOf(call);
    const shown = readable(request, answer);
    await send(response, number < 0 ? shown : numbered(shown, number));
  }
}

function plain(status: number, text: string): WholeAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(text) };
}

function page(html: string): WholeAnswer {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) };
}

/** Readable by any origin: the lab tests how the client takes the response, not CORS. */
function readable({ headers }: IncomingMessage, answer: WholeAnswer): WholeAnswer {
  return { ...answer, headers: { 'access-control-allow-origin': headers.origin ?? '*', ...answer.headers } };
}

/** Numbers the response for `noteHeardAnswers`. */
function numbered(answer: WholeAnswer, number: number): WholeAnswer {
  const headers = { [callNumberHeader]: String(number), 'access-control-expose-headers': callNumberHeader };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

function oneOf<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

/** Sends a response; resolves when it is out or the client is gone. */
function send(response: ServerResponse, { status, headers, body }: WholeAnswer): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    response.once('finish', resolve);
    if (response.destroyed) return resolve();
    response.writeHead(status, headers);
    response.end(body);
  });
}

/** Sends a response without its last byte, then breaks off. */
function cutOff(request: IncomingMessage, response: ServerResponse, answer: WholeAnswer): void {
  const { status, headers, body } = readable(request, answer);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, -1), () => response.socket?.destroySoon());
}

/** A complete response. */
interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Reads a message to its end; rejects if it breaks off. */
async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Forwards a request to another local port under the browser's host name, and returns the response. */
function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) => {
      readBody(answer).then((answerBody) => {
        const { connection, 'transfer-encoding': _, ...kept } = answer.headers;
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: answerBody });
      }, reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
