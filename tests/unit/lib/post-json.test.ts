import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { postJson } from '../../../widgets/lib/post-json';
import { wait } from '../../../widgets/lib/wait';

describe('post json', () => {
  const url = 'https://painter.example/api/estimate';
  const timeoutMs = 15_000;
  const fetchCall = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchCall);
    fetchCall.mockReset();
  });

  afterEach(() => {
    // A finished call leaves no timer.
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A service that never answers until the call is aborted. */
  function hang(_url: string, { signal }: RequestInit): Promise<Response> {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }

  /** A service whose response starts but whose text never arrives. */
  async function stopHalfway(address: string, init: RequestInit): Promise<Response> {
    return Object.assign(new Response(null, { status: 200 }), { text: () => hang(address, init) });
  }

  describe('the request', () => {
    test('is a POST of JSON without cookies', async () => {
      fetchCall.mockResolvedValue(new Response('{"totalCost":400}'));
      await postJson(url, { doors: 2 }, timeoutMs);
      expect(fetchCall).toHaveBeenCalledExactlyOnceWith(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"doors":2}',
        keepalive: true,
        credentials: 'omit',
        signal: expect.any(AbortSignal),
      });
    });

    test.each([
      [19_999, true],
      [20_000, false],
    ])('a request of %d bytes outlives the page: %s', async (bytes, keepalive) => {
      fetchCall.mockResolvedValue(new Response());
      // 'é' is one character of two bytes; the rest is {"text":"é"}.
      await postJson(url, { text: `é${'x'.repeat(bytes - 13)}` }, timeoutMs);
      const { body } = fetchCall.mock.lastCall?.[1] ?? {};
      expect(new Blob([String(body)]).size).toBe(bytes);
      expect(fetchCall).toHaveBeenCalledWith(url, expect.objectContaining({ keepalive }));
    });
  });

  describe('the result', () => {
    test('is the response and its text, whatever the status', async () => {
      const response = new Response('Bad Gateway', { status: 502 });
      fetchCall.mockResolvedValue(response);
      expect(await postJson(url, {}, timeoutMs)).toStrictEqual({ response, text: 'Bad Gateway' });
    });

    test.each([
      ["the browser's words", new TypeError('Failed to fetch'), 'Failed to fetch'],
      ['whatever was thrown', 'blocked', 'blocked'],
    ])('is %s if there was no response', async (_, reason, error) => {
      fetchCall.mockRejectedValue(reason);
      expect(await postJson(url, {}, timeoutMs)).toStrictEqual({ text: '', error });
    });

    test('is a timeout if no answer came in time', async () => {
      fetchCall.mockImplementation(hang);
      const calling = postJson(url, {}, timeoutMs);
      await vi.advanceTimersByTimeAsync(timeoutMs - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await calling).toStrictEqual({ text: '', error: 'No answer within 15 seconds' });
    });

    test('is a response without text if the rest timed out', async () => {
      fetchCall.mockImplementation(stopHalfway);
      const calling = postJson(url, {}, timeoutMs);
      await vi.advanceTimersByTimeAsync(timeoutMs);
      expect(await calling).toMatchObject({
        response: { status: 200 },
        text: '',
        error: 'No answer within 15 seconds',
      });
    });
  });

  describe('a call aborted by the caller', () => {
    const gone = new Error('The tag was removed');

    test('rejects with the reason and ends the request', async () => {
      fetchCall.mockImplementation(hang);
      const controller = new AbortController();
      const calling = postJson(url, {}, timeoutMs, controller.signal);
      controller.abort(gone);
      await expect(calling).rejects.toBe(gone);
      expect(fetchCall.mock.lastCall?.[1].signal?.aborted).toBe(true);
    });

    test('is not made if already aborted', async () => {
      await expect(postJson(url, {}, timeoutMs, AbortSignal.abort(gone))).rejects.toBe(gone);
      expect(fetchCall).not.toHaveBeenCalled();
    });

    test('leaves no listener once finished', async () => {
      fetchCall.mockResolvedValue(new Response());
      const { signal } = new AbortController();
      const added = vi.spyOn(signal, 'addEventListener');
      const removed = vi.spyOn(signal, 'removeEventListener');
      await postJson(url, {}, timeoutMs, signal);
      expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
        added.mock.calls.map(([type, listener]) => [type, listener]),
      );
    });
  });
});

describe('wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('resolves after the time and leaves no listener', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    let isOver = false;
    const waiting = wait(1_000, controller.signal).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  it('works without a signal', async () => {
    const waiting = wait(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('rejects at once with the abort reason and clears its timer', async () => {
    const controller = new AbortController();
    const waiting = wait(1_000, controller.signal);
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start if already aborted', async () => {
    await expect(wait(1_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
