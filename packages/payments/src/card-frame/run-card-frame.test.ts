// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { runFrame, shop, src } from '../testing/a-card-frame';
import { cardFrames } from './providers';

const alert = (): Element | null => document.querySelector('[role="alert"]');

beforeEach(() => {
  document.body.replaceChildren();
});

describe('a card frame', () => {
  it('mounts the provider of its address with the session in the fragment', async () => {
    const { over, stages } = runFrame();
    await over;
    expect(stages).toHaveLength(1);
    const [stage] = stages;
    expect(stage).toMatchObject({ environment: 'test', language: 'ar' });
    expect(stage?.script).toEqual({ src, global: 'Library' });
    expect(stage && [...stage.session]).toEqual([['token', 'a+b']]);
    expect(stage?.container.isConnected).toBe(true);
  });

  it('has the player’s language and its direction', async () => {
    await runFrame().over;
    expect([document.title, document.documentElement.lang, document.documentElement.dir]).toEqual([
      'Card',
      'ar',
      'rtl',
    ]);
  });

  it.each(['done', 'cancelled'] as const)(
    'posts height, ready and %s only to the shop',
    async (outcome) => {
      const { over, posted, stages, grow, events, timers } = runFrame();
      await over;
      grow(240);
      stages[0]?.ready();
      stages[0]?.end(outcome);
      expect(events()).toEqual(['height', 'ready', outcome]);
      expect(posted.filter(({ to }) => to !== shop)).toEqual([]);
      expect(timers.running()).toBe(0);
    },
  );

  it('posts each event once and nothing after its end', async () => {
    const { over, stages, events, timers } = runFrame();
    await over;
    stages[0]?.ready();
    stages[0]?.ready();
    stages[0]?.end('done');
    stages[0]?.end('cancelled');
    stages[0]?.ready();
    timers.pass();
    expect(events()).toEqual(['ready', 'done']);
  });

  it('ends as done when its library fails after the fields were ready', async () => {
    const { over, stages, events } = runFrame();
    await over;
    stages[0]?.ready();
    stages[0]?.end('load-failed');
    expect(events()).toEqual(['ready', 'done']);
    expect(alert()).toBeNull();
  });

  it('ignores every message, from any origin', async () => {
    const { over, events } = runFrame();
    await over;
    const data = { type: 'shop-card', version: 1, event: 'done' };
    for (const origin of [shop, 'https://evil.example', 'null'])
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    expect(events()).toEqual([]);
  });

  it('posts nothing that is typed into its fields', async () => {
    const { over, stages, posted, grow } = runFrame();
    await over;
    const typed = document.createElement('input');
    typed.value = '4111111111111111';
    stages[0]?.container.append(typed);
    stages[0]?.ready();
    grow(240);
    stages[0]?.end('done');
    expect(JSON.stringify(posted)).not.toContain('4111');
    const message = { type: 'shop-card', version: 1 };
    expect(posted.map((one) => one.message)).toEqual([
      { ...message, event: 'ready' },
      { ...message, event: 'height', height: 240 },
      { ...message, event: 'done' },
    ]);
  });
});

describe('the list of adapters', () => {
  it('loads no library when it is imported', () => {
    expect(cardFrames.length).toBeGreaterThan(0);
    expect(Reflect.get(window, 'AirwallexComponentsSDK')).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
  });
});
