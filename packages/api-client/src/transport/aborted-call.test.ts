import { describe, expect, it } from 'vitest';
import { Scene } from '../testing/scene';
import { callOfKind } from '../testing/calls';
import { blackHole, dead } from '../testing/host-states';
import { failedFor as failed } from '../testing/make-call';

const once = ['a@0s'];
const twice = ['a@0s', 'a@4s'];

describe('a call that is aborted', () => {
  it.each([
    ['while it is sent', { a: [blackHole] }, 1_000, once],
    ['in the pause', { a: [dead] }, 2_000, once],
    ['while it is sent again', { a: [dead, blackHole] }, 5_000, twice],
  ])('%s sends no further request', async (_, world, at, asked) => {
    const scene = new Scene(world);
    const leaving = new AbortController();
    const sent = scene.transport.send({
      call: callOfKind.read,
      params: {},
      signal: leaving.signal,
    });
    await scene.time.pass(at);
    leaving.abort();
    expect(await scene.time.until(sent)).toEqual({
      ...failed('aborted', asked.length),
      call: 'aRead',
    });
    expect(scene.time.now()).toBe(at);
    expect([scene.asked, scene.time.timers, scene.events]).toEqual([asked, 0, []]);
  });
});
