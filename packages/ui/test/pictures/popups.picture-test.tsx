import { describe, expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import { popups } from './popups';
import { type Look, showPopup } from './show-popup';

/** A brand of each direction and kind of script; the last one in the dark scheme. */
const looks: readonly Look[] = [
  { brand: 'nova', language: 'en', scheme: 'light' },
  { brand: 'oasis', language: 'ar', scheme: 'light' },
  { brand: 'haneul', language: 'ko', scheme: 'dark' },
];

// Elsewhere the system draws letters in another way.
describe.runIf(inject('isLinux')).each(looks)('in $brand, $language, $scheme', (look) => {
  it.each(Object.entries(popups))('the popup looks as it did: %s', async (name, Popup) => {
    await showPopup(Popup, look);
    expect(await commands.matchPicture(`${look.brand}/${name}`)).toEqual([]);
  });
});

it('each picture is of a popup and a brand that are compared', async () => {
  const names = looks.flatMap(({ brand }) => Object.keys(popups).map((name) => `${brand}/${name}`));
  expect([...(await commands.listPictures())].sort()).toEqual(names.sort());
});
