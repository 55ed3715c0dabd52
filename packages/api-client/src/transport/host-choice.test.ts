import { describe, expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import { answer, body, dead, ok } from '../testing/host-states';

const good = ok({ value: 'x' });
const day = 24 * 60 * 60 * 1000;
const b = 'http://b.test';
const fromJson = (text: string): unknown => JSON.parse(text);

async function read(scene: Scene): Promise<void> {
  const { signal } = new AbortController();
  await scene.time.until(scene.transport.send({ call: callOfKind.read, params: {}, signal }));
}

describe('a working host is remembered for 1 day (spec §8)', () => {
  it('so that the next call starts with it', async () => {
    const scene = new Scene({ a: [dead], b: [good] });
    await read(scene);
    await read(scene);
    expect(scene.asked).toEqual(['a@0s', 'b@4s', 'b@4s']);
    expect(scene.memory.stored).toEqual({ host: b, savedAt: 4_000 });
  });

  it('from its first answer, however often it is used', async () => {
    const scene = new Scene({ a: [good], b: [good] });
    await scene.time.pass(day);
    scene.memory.stored = { host: b, savedAt: day };
    await scene.time.pass(day - 1);
    await read(scene);
    await scene.time.pass(1);
    await read(scene);
    expect(scene.network.received.map(({ host }) => host)).toEqual([b, 'http://a.test']);
    expect(scene.memory.stored).toBeNull();
  });

  it('until it fails: then the next one, or none if the primary answers', async () => {
    const scene = new Scene({ a: [dead], b: [dead], c: [good] });
    scene.memory.stored = { host: b, savedAt: 0 };
    await read(scene);
    expect(scene.memory.stored).toEqual({ host: 'http://c.test', savedAt: 4_000 });

    const back = new Scene({ a: [good], b: [dead] });
    back.memory.stored = { host: b, savedAt: 0 };
    await read(back);
    expect(back.memory.stored).toBeNull();
  });

  it.each([
    ['the page of a captive portal', body('<html>')],
    ['an HTTP error', body('<html>', 403)],
    ['a server error', body('', 500)],
  ])('but never for %s', async (_, state) => {
    const scene = new Scene({ a: [dead], b: [state] });
    await read(scene);
    expect(scene.memory.writes).toEqual([]);
  });

  it('also after a refusal', async () => {
    const scene = new Scene({ a: [dead], b: [answer(-3003)] });
    await read(scene);
    expect(scene.memory.writes).toEqual([{ host: b, savedAt: 4_000 }]);
  });

  it.each([
    ['of another list', { host: 'http://evil.test', savedAt: 0 }],
    ['with a path', { host: `${b}/x`, savedAt: 0 }],
    ['in capitals', { host: 'HTTP://B.TEST', savedAt: 0 }],
    ['as a number', { host: 1, savedAt: 0 }],
    ['that is empty', { host: '', savedAt: 0 }],
    ['without a time', { host: b }],
    ['with a time in words', { host: b, savedAt: 'now' }],
    ['with no time', { host: b, savedAt: Number.NaN }],
    ['from the future: the clock was set back', { host: b, savedAt: 2 * day }],
    ['from long ago', { host: b, savedAt: -day - 1 }],
    ['as a string', b],
    ['as a list', [b, 0]],
    ['as true', true],
    ['with __proto__', fromJson(`{"__proto__":{"host":"${b}","savedAt":0}}`)],
  ])('ignores a stored host %s', async (_, stored) => {
    const scene = new Scene({ a: [good], b: [good] });
    scene.memory.stored = stored;
    await read(scene);
    expect(scene.asked).toEqual(['a@0s']);
    expect(scene.memory.stored).toBeNull();
  });

  it('creates orders of separate back ends on the primary, whichever host is remembered', async () => {
    const scene = new Scene({ a: [good], b: [good], backEnd: { sameBackend: false } });
    scene.memory.stored = { host: b, savedAt: 0 };
    const { signal } = new AbortController();
    const params = { idempotency_key: 'k' };
    await scene.time.until(scene.transport.send({ call: callOfKind.create, params, signal }));
    await read(scene);
    expect(scene.asked).toEqual(['a@0s', 'b@0s']);
  });
});
