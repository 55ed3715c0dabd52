import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import { after, answer, dead, ok } from '../testing/host-states';

const { signal } = new AbortController();
const send = (scene: Scene): Promise<unknown> =>
  scene.transport.send({ call: callOfKind.read, params: {}, signal });
const notice = (name: string) => ({
  kind: 'notice',
  notice: name,
  call: 'aRead',
  callKind: 'read',
});

describe('codes that concern the whole page (spec §8)', () => {
  it.each([
    ['not-logged-in', -600],
    ['no-game', -3001],
    ['wrong-domain', -3014],
    ['not-real-name-verified', 6001],
    ['replenish-error', -3016],
    ['illegal-coupon-use', -3062],
    ['link-expired', -3072],
  ])('%s is emitted for %d', async (name, code) => {
    const scene = new Scene({ a: [answer(code)] });
    await scene.time.until(send(scene));
    expect(scene.events).toEqual([notice(name)]);
  });

  it('emits nothing for any other code', async () => {
    const own = Object.values(Code).filter(
      (code) => ![1, -600, -3001, -3014, 6001, -3016, -3062, -3072].includes(code),
    );
    for (const code of [...own, -9999, 0]) {
      const scene = new Scene({ a: [answer(code)] });
      await scene.time.until(send(scene));
      expect(scene.events).toEqual([]);
    }
  });

  it('emits one event for 10 parallel calls after the end of a session', async () => {
    const states = Array.from({ length: 10 }, (_, index) => after(index * 900, answer(-600)));
    const scene = new Scene({ a: states });
    await scene.time.until(Promise.all(states.map(() => send(scene))));
    expect(scene.network.received).toHaveLength(10);
    expect(scene.events).toEqual([notice('not-logged-in')]);
  });

  it('emits again for a call that starts after the event', async () => {
    const scene = new Scene({ a: [answer(-600)] });
    await scene.time.until(send(scene));
    await scene.time.until(send(scene));
    expect(scene.events).toHaveLength(2);
  });

  it('emits each kind in one burst', async () => {
    const scene = new Scene({ a: [answer(-600), answer(-3014), answer(-600), answer(-3014)] });
    await scene.time.until(Promise.all([1, 2, 3, 4].map(() => send(scene))));
    expect(scene.events).toEqual([notice('not-logged-in'), notice('wrong-domain')]);
  });

  it('emits nothing for an answer to the previous player', async () => {
    const scene = new Scene({ a: [after(2_000, answer(-600)), ok({ value: 'x' })] });
    scene.player = 'old';
    const sent = send(scene);
    await scene.time.pass(1_000);
    scene.player = 'new';
    await scene.time.until(sent);
    expect(scene.events).toEqual([]);
  });
});

describe('a call without an answer', () => {
  it('is reported once, after its last attempt', async () => {
    const scene = new Scene({ a: [dead], b: [dead] });
    const failure = await scene.time.until(send(scene));
    expect(scene.events).toEqual([
      { kind: 'call-failed', failure, callKind: 'read', isFirst: true },
    ]);
    expect(failure).toEqual({ kind: 'failed', reason: 'network', call: 'aRead', attempts: 3 });
  });

  it('is first once when ten fail together, and all are reported', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => after(index * 300, dead));
    const scene = new Scene({ a: [...ten, dead] });
    await scene.time.until(Promise.all(ten.map(() => send(scene))));
    const first = scene.events.filter((event) => event.kind === 'call-failed' && event.isFirst);
    expect([scene.events.length, first.length]).toEqual([10, 1]);
  });

  it('is first again when it starts after the last report', async () => {
    const scene = new Scene({ a: [dead] });
    await scene.time.until(send(scene));
    await scene.time.until(send(scene));
    expect(scene.events).toMatchObject([{ isFirst: true }, { isFirst: true }]);
  });

  it('is first in its own kind', async () => {
    const scene = new Scene({ a: [dead] });
    const poll = scene.transport.send({ call: callOfKind.poll, params: {}, signal });
    await scene.time.until(Promise.all([poll, send(scene)]));
    expect(scene.events).toMatchObject([
      { callKind: 'poll', isFirst: true },
      { callKind: 'read', isFirst: true },
    ]);
  });
});
