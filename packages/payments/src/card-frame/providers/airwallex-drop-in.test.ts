// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aCardStage } from '../../testing/a-card-stage';
import { type DropInLibrary, showDropIn } from './airwallex-drop-in';

/** A fake with the types of the library. */
function aLibrary() {
  const calls: unknown[] = [];
  const handlers = new Map<string, () => void>();
  const library: DropInLibrary = {
    init: async (options) => calls.push(options),
    createElement: async (...args) => {
      calls.push(args);
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
  it('are mounted in the container for the order’s intent', async () => {
    const { library, calls } = aLibrary();
    const { stage, reports } = aCardStage(place, null);
    await showDropIn(library, stage);
    const intent = { intent_id: 'int_1', client_secret: 'secret_1', currency: 'USD' };
    expect(calls).toEqual([
      { env: 'demo', locale: 'zh-HK', enabledElements: ['payments'] },
      ['dropIn', { ...intent, methods: ['card'] }],
      place,
    ]);
    expect(reports).toEqual([]);
  });

  it('take on the look of the shop', async () => {
    const { library, calls } = aLibrary();
    const appearance = { fill: '#5b4bff', onFill: '#ffffff', cornerPx: 4, scheme: 'dark' } as const;
    await showDropIn(library, aCardStage(place, null, { appearance }).stage);
    const rules = {
      '.Button': { borderRadius: '4px', color: '#ffffff' },
      '.Input': { borderRadius: '4px' },
    };
    expect(calls[1]).toMatchObject([
      'dropIn',
      { appearance: { mode: 'dark', variables: { colorBrand: '#5b4bff' }, rules } },
    ]);
  });

  it.each([
    ['production', 'de', { env: 'prod', locale: 'de' }],
    ['test', 'zh-CN', { env: 'demo', locale: 'zh' }],
    ['test', 'th', { env: 'demo', locale: 'en' }],
  ] as const)(
    'in %s, for the language %s, are created with %j',
    async (environment, language, expected) => {
      const { library, calls } = aLibrary();
      await showDropIn(library, aCardStage(place, null, { environment, language }).stage);
      expect(calls[0]).toMatchObject(expected);
    },
  );

  it.each([
    ['ready', 'ready'],
    ['success', 'done'],
    ['error', 'load-failed'],
    ['cancel', 'cancelled'],
  ])('report the event %s as %s', async (event, reported) => {
    const { library, happen } = aLibrary();
    const { stage, reports } = aCardStage(place, null);
    await showDropIn(library, stage);
    happen(event);
    expect(reports).toEqual([reported]);
  });

  it.each([['intent'], ['secret'], ['currency']])('end as load-failed without %s', async (name) => {
    const { library, calls } = aLibrary();
    const whole = aCardStage(place, null).stage.session;
    const session = new Map([...whole].filter(([key]) => key !== name));
    const { stage, reports } = aCardStage(place, null, { session });
    await showDropIn(library, stage);
    expect([reports, calls]).toEqual([['load-failed'], []]);
  });
});
