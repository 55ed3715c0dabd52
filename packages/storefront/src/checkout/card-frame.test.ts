import { type PayLink, checkPayLink } from '@shop/payments';
import { expect, it } from 'vitest';
import { createCardFrames } from './card-frame';

function frame(path: string): { url: PayLink; origin: string } {
  const url = checkPayLink(`https://cards.example${path}`, ['cards.example']);
  if (url === null) throw new Error('The link of the test is not one to follow.');
  return { url, origin: 'https://cards.example' };
}

it('shows card fields until the player is done with them', async () => {
  const frames = createCardFrames();
  let changes = 0;
  frames.subscribe(() => {
    changes += 1;
  });
  const ended = frames.show(frame('/1'));
  expect(frames.current()?.frame.url).toBe('https://cards.example/1');
  frames.current()?.end('done');
  expect(await ended).toBe('done');
  expect([frames.current(), changes]).toEqual([null, 2]);
});

it('other card fields end the ones before, which cannot end the new ones', async () => {
  const frames = createCardFrames();
  const first = frames.show(frame('/1'));
  const before = frames.current();
  void frames.show(frame('/2'));
  expect(await first).toBe('cancelled');
  before?.end('done');
  expect(frames.current()?.frame.url).toBe('https://cards.example/2');
});
