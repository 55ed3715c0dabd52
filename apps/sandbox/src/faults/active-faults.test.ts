import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createActiveFaults, fault } from './active-faults';

function activeFaults(...inputs: readonly object[]) {
  const faults = createActiveFaults();
  for (const input of inputs) faults.add(v.parse(fault, input));
  return faults;
}

describe('an active fault', () => {
  it.each([
    ['every host and path', {}, true],
    ['the host', { host: 'api.localhost' }, true],
    ['another host', { host: 'track.localhost' }, false],
    ['a prefix of the path', { path: '/api/pay/' }, true],
    ['another path', { path: '/api/config/' }, false],
    ['the host with another path', { host: 'api.localhost', path: '/images' }, false],
  ])('for %s applies: %s', (_, target, applies) => {
    const faults = activeFaults({ kind: 'down', ...target });
    expect(faults.take('api.localhost', '/api/pay/paypal_pay') !== null).toBe(applies);
  });

  it('is used up after the given number of requests', () => {
    const faults = activeFaults({ kind: 'down', times: 2 });
    const taken = [1, 2, 3].map(() => faults.take('api.localhost', '/')?.kind ?? null);
    expect(taken).toEqual(['down', 'down', null]);
    expect(faults.list()).toEqual([]);
  });

  it('gives way to one that was added before it', () => {
    const faults = activeFaults({ kind: 'slow', value: 10, times: 1 }, { kind: 'down', times: 1 });
    const taken = [1, 2].map(() => faults.take('api.localhost', '/')?.kind);
    expect(taken).toEqual(['slow', 'down']);
  });

  it('is removed by clear', () => {
    const faults = activeFaults({ kind: 'down' });
    faults.clear();
    expect(faults.take('api.localhost', '/')).toBeNull();
  });
});
