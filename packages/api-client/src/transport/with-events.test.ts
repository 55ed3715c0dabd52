import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import { after, answer, dead, ok } from '../testing/host-states';

const { signal } = new AbortController();
const send = (scene: Scene): Promise<unknown> =>
  scene.transport.send({ call: callOfKind.read, params: {}, signal });
const notice = (name: string) => ({ kind: 'notice', notice: name, call: 'aRead' });

describe('codes that concern the whole page (spec §8)', () => {
  it.each([
    ['not-logged-in', -600],
    ['no-game', -3001],
    ['wrong-domain', -3014],
    ['not-real-name-verified', 6001],
    ['replenish-error', -3016],
    ['illegal-coupon-use', -3062],
  ])('%s, %d, is told', async (name, code) => {
    const scene = new Scene({ a: [answer(code)] });
    await scene.time.until(send(scene));
    expect(scene.events).toEqual([notice(name)]);
  });

  it('any other code concerns its call alone', async () => {
    const own = Object.values(Code).filter(
      (code) => ![1, -600, -3001, -3014, 6001, -3016, -3062].includes(code),
    );
    for (const code of [...own, -9999, 0]) {
      const scene = new Scene({ a: [answer(code)] });
      await scene.time.until(send(scene));
      expect(scene.events).toEqual([]);
    }
  });

  it('10 parallel calls of a player whose session has ended are one event', async () => {
    const states = Array.from({ length: 10 }, (_, index) => after(index * 900, answer(-600)));
    const scene = new Scene({ a: states });
    await scene.time.until(Promise.all(states.map(() => send(scene))));
    expect(scene.network.received).toHaveLength(10);
    expect(scene.events).toEqual([notice('not-logged-in')]);
  });

  it('a call that starts after the event is new: it may tell again', async () => {
    const scene = new Scene({ a: [answer(-600)] });
    await scene.time.until(send(scene));
    await scene.time.until(send(scene));
    expect(scene.events).toHaveLength(2);
  });

  it('of one burst each kind is told', async () => {
    const scene = new Scene({ a: [answer(-600), answer(-3014), answer(-600), answer(-3014)] });
    await scene.time.until(Promise.all([1, 2, 3, 4].map(() => send(scene))));
    expect(scene.events).toEqual([notice('not-logged-in'), notice('wrong-domain')]);
  });

  it('an answer to the player before is no news to this one', async () => {
    const scene = new Scene({ a: [after(2_000, answer(-600)), ok({ value: 'x' })] });
    scene.player = 'old';
    const sent = send(scene);
    await scene.time.pass(1_000);
    scene.player = 'new';
    await scene.time.until(sent);
    expect(scene.events).toEqual([]);
  });
});

describe('a call that had no answer', () => {
  it('is reported once, when all has failed', async () => {
    const scene = new Scene({ a: [dead], b: [dead] });
    const failure = await scene.time.until(send(scene));
    expect(scene.events).toEqual([
      { kind: 'call-failed', failure, callKind: 'read', isFirst: true },
    ]);
    expect(failure).toEqual({ kind: 'failed', reason: 'network', call: 'aRead', attempts: 3 });
  });

  it('is one of ten that fail together: each is reported, the first is told', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => after(index * 300, dead));
    const scene = new Scene({ a: [...ten, dead] });
    await scene.time.until(Promise.all(ten.map(() => send(scene))));
    const told = scene.events.filter((event) => event.kind === 'call-failed' && event.isFirst);
    expect([scene.events.length, told.length]).toEqual([10, 1]);
  });

  it('is told again when it was begun after the last was told', async () => {
    const scene = new Scene({ a: [dead] });
    await scene.time.until(send(scene));
    await scene.time.until(send(scene));
    expect(scene.events).toMatchObject([{ isFirst: true }, { isFirst: true }]);
  });

  it('is told beside one of another kind, which means something else to the player', async () => {
    const scene = new Scene({ a: [dead] });
    const poll = scene.transport.send({ call: callOfKind.poll, params: {}, signal });
    await scene.time.until(Promise.all([poll, send(scene)]));
    expect(scene.events).toMatchObject([
      { callKind: 'poll', isFirst: true },
      { callKind: 'read', isFirst: true },
    ]);
  });
});
