import { expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import { popups } from './popups';
import { type Look, showPopup } from './show-popup';

/** A brand of each direction and kind of script; the last one in the dark scheme. */
const looks: readonly Look[] = [
  { brand: 'nova', language: 'en', scheme: 'light' },
  { brand: 'oasis', language: 'ar', scheme: 'light' },
  { brand: 'haneul', language: 'ko', scheme: 'dark' },
];

/** Each popup in one of the looks in turn, or in every look. */
const pictures = Object.entries(popups).flatMap(([name, Popup], at) =>
  looks
    .filter((_, index) => inject('isFullRun') || index === at % looks.length)
    .map((look) => ({ ...look, name, Popup })),
);

// Elsewhere the system draws letters in another way.
it.runIf(inject('isLinux')).each(pictures)(
  'the popup looks as it did: $name in $brand, $language, $scheme',
  async ({ name, Popup, ...look }) => {
    await showPopup(Popup, look);
    expect(await commands.matchPicture(`${look.brand}/${name}`)).toEqual([]);
  },
);

it('each picture is of a popup and a brand that are compared', async () => {
  const names = looks.flatMap(({ brand }) => Object.keys(popups).map((name) => `${brand}/${name}`));
  expect([...(await commands.listPictures())].sort()).toEqual(names.sort());
});
