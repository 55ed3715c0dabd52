import { describe, expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import { answer, body, endless, ok } from '../testing/host-states';

const good = ok({ value: 'x' });

async function read(scene: Scene, params: object = {}) {
  const { signal } = new AbortController();
  return scene.time.until(scene.transport.send({ call: callOfKind.read, params, signal }));
}

describe('what is sent', () => {
  it('is a GET with query parameters, spec_lang and, if logged in, oauth_token (spec §7)', async () => {
    const scene = new Scene({ a: [good] });
    await read(scene, { id: 'ü &=?#/', none: undefined, nothing: null, list: [1], n: 1.5 });
    scene.player = 't0k&n';
    await read(scene);
    const urls = scene.network.received.map(({ url }) => url);
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/api/x', '/api/x']);
    expect(urls.map(({ searchParams }) => [...searchParams])).toEqual([
      [
        ['spec_lang', 'en'],
        ['id', 'ü &=?#/'],
        ['n', '1.5'],
      ],
      [
        ['spec_lang', 'en'],
        ['oauth_token', 't0k&n'],
      ],
    ]);
  });

  it('has the call’s own parameter instead of a session parameter of the same name', async () => {
    const scene = new Scene({ a: [good] });
    scene.player = 'of-the-player';
    await read(scene, { oauth_token: 'of-the-sign-in', spec_lang: 'tr' });
    expect([...(scene.network.received[0]?.url.searchParams ?? [])]).toEqual([
      ['spec_lang', 'tr'],
      ['oauth_token', 'of-the-sign-in'],
    ]);
  });

  it('never follows a redirect, carries no cookie, and needs no preflight', async () => {
    const scene = new Scene({ a: [good] });
    await read(scene);
    const init = scene.network.received[0]?.init;
    expect(init).toMatchObject({
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
    });
    expect(Object.keys(init ?? {}).sort()).toEqual([
      ...['cache', 'credentials', 'redirect', 'referrerPolicy', 'signal'],
    ]);
  });
});

describe('what is read', () => {
  it('ends at 2 MiB', async () => {
    const sent = { bytes: 0, left: 0 };
    const scene = new Scene({ a: [endless(sent)] });
    expect(await read(scene)).toMatchObject({ kind: 'failed', reason: 'malformed', attempts: 3 });
    expect(sent.bytes).toBeLessThan(3 * 3 * 1024 * 1024);
    expect(sent.left).toBe(3);
  });

  it.each([
    ['just below', 2 * 1024 * 1024, 'content'],
    ['above', 2 * 1024 * 1024 + 1, 'failed'],
  ])('%s the limit', async (_, size, kind) => {
    const text = JSON.stringify({ code: 1, content: { value: 'x' } });
    const scene = new Scene({ a: [body(text.padEnd(size, ' '))] });
    expect(await read(scene)).toMatchObject({ kind });
  });

  it('decodes a letter that is split between chunks', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ code: 1, content: { value: '玉' } }));
    const pieces = async () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            bytes.forEach((byte) => {
              controller.enqueue(new Uint8Array([byte]));
            });
            controller.close();
          },
        }),
      );
    const scene = new Scene({ a: [pieces] });
    expect(await read(scene)).toEqual({ kind: 'content', content: { value: '玉' } });
  });

  it('cuts msg at 300 characters', async () => {
    const scene = new Scene({ a: [answer(-9, null, '<img onerror>'.repeat(1000))] });
    const outcome = await read(scene);
    expect(outcome).toMatchObject({ msg: '<img onerror>'.repeat(1000).slice(0, 300) });
  });
});
