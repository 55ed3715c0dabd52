// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aCardStage } from '../../testing/a-card-stage';
import { type DropInLibrary, showDropIn } from './airwallex-drop-in';

/** The library as far as its declarations say. */
function aLibrary() {
  const calls: unknown[] = [];
  const handlers = new Map<string, () => void>();
  const library: DropInLibrary = {
    init: async (options) => calls.push(options),
    createElement: async (...asked) => {
      calls.push(asked);
      return {
        on: (event, handler) => handlers.set(event, handler),
        mount: (container) => calls.push(container),
      };
    },
  };
  return { library, calls, happen: (event: string) => handlers.get(event)?.() };
}

const place = document.createElement('main');

describe('the cross-border provider’s card fields', () => {
  it('are shown for the order’s intent, in the place they are given', async () => {
    const { library, calls } = aLibrary();
    const { stage, said } = aCardStage(place, null);
    await showDropIn(library, stage);
    const intent = { intent_id: 'int_1', client_secret: 'secret_1', currency: 'USD' };
    expect(calls).toEqual([
      { env: 'demo', locale: 'zh-HK', enabledElements: ['payments'] },
      ['dropIn', { ...intent, methods: ['card'] }],
      place,
    ]);
    expect(said).toEqual([]);
  });

  it.each([
    ['production', 'de', { env: 'prod', locale: 'de' }],
    ['test', 'zh-CN', { env: 'demo', locale: 'zh' }],
    ['test', 'th', { env: 'demo', locale: 'en' }],
  ] as const)(
    'in %s, for a player who reads %s, are told %j',
    async (environment, language, told) => {
      const { library, calls } = aLibrary();
      await showDropIn(library, aCardStage(place, null, { environment, language }).stage);
      expect(calls[0]).toMatchObject(told);
    },
  );

  it.each([
    ['ready', 'ready'],
    ['success', 'done'],
    ['error', 'load-failed'],
    ['cancel', 'cancelled'],
  ])('mean by %s: %s', async (event, meaning) => {
    const { library, happen } = aLibrary();
    const { stage, said } = aCardStage(place, null);
    await showDropIn(library, stage);
    happen(event);
    expect(said).toEqual([meaning]);
  });

  it.each([['intent'], ['secret'], ['currency']])(
    'have failed to load without %s',
    async (name) => {
      const { library, calls } = aLibrary();
      const whole = aCardStage(place, null).stage.session;
      const session = new Map([...whole].filter(([key]) => key !== name));
      const { stage, said } = aCardStage(place, null, { session });
      await showDropIn(library, stage);
      expect([said, calls]).toEqual([['load-failed'], []]);
    },
  );
});
