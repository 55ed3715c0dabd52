// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { runFrame, shop, src } from '../testing/a-card-frame';
import { cardFrames } from './providers';

const alert = (): Element | null => document.querySelector('[role="alert"]');

beforeEach(() => {
  document.body.replaceChildren();
});

describe('a card frame', () => {
  it('has the provider of its address show the fields, with what the fragment says', async () => {
    const { over, stages } = runFrame();
    await over;
    expect(stages).toHaveLength(1);
    const [stage] = stages;
    expect(stage).toMatchObject({ environment: 'test', language: 'ar' });
    expect(stage?.script).toEqual({ src, global: 'Library' });
    expect(stage && [...stage.session]).toEqual([['token', 'a+b']]);
    expect(stage?.container.isConnected).toBe(true);
  });

  it('speaks the player’s language, in its direction', async () => {
    await runFrame().over;
    expect([document.title, document.documentElement.lang, document.documentElement.dir]).toEqual([
      'Card',
      'ar',
      'rtl',
    ]);
  });

  it.each(['done', 'cancelled'] as const)(
    'tells the shop, and nobody else, that it is ready, how high it is, and that it is %s',
    async (outcome) => {
      const { over, posted, stages, grow, events, timers } = runFrame();
      await over;
      grow(240);
      stages[0]?.ready();
      stages[0]?.end(outcome);
      expect(events()).toEqual(['height', 'ready', outcome]);
      expect(posted.filter(({ to }) => to !== shop)).toEqual([]);
      expect(timers.size).toBe(0);
    },
  );

  it('says each thing once, and nothing after its end', async () => {
    const { over, stages, events, passTime } = runFrame();
    await over;
    stages[0]?.ready();
    stages[0]?.ready();
    stages[0]?.end('done');
    stages[0]?.end('cancelled');
    stages[0]?.ready();
    passTime();
    expect(events()).toEqual(['ready', 'done']);
  });

  it('that fails once its fields were ready lets the order say what became of it', async () => {
    const { over, stages, events } = runFrame();
    await over;
    stages[0]?.ready();
    stages[0]?.end('load-failed');
    expect(events()).toEqual(['ready', 'done']);
    expect(alert()).toBeNull();
  });

  it('listens to nobody, whoever it is and wherever from', async () => {
    const { over, events } = runFrame();
    await over;
    const data = { type: 'shop-card', version: 1, event: 'done' };
    for (const origin of [shop, 'https://evil.example', 'null'])
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    expect(events()).toEqual([]);
  });

  it('posts no digit, whatever its library is told', async () => {
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

describe('the list of providers', () => {
  it('is read without loading any library', () => {
    expect(cardFrames.length).toBeGreaterThan(0);
    expect(Reflect.get(window, 'AirwallexComponentsSDK')).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
  });
});
