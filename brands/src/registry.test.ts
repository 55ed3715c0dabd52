import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brandSchema } from './brand';
import { brands } from './registry';

describe('every brand', () => {
  it.each(brands.map((brand) => [brand.key, brand] as const))(
    '%s is in the folder of its key, with an icon',
    (key) => {
      const folder = join(import.meta.dirname, '..', key);
      expect([existsSync(join(folder, 'brand.ts')), existsSync(join(folder, 'icon.svg'))]).toEqual([
        true,
        true,
      ]);
    },
  );

  it('has an appearance of its own: no other has its colour', () => {
    const colours = brands.map(({ theme }) => theme.colour);
    expect(new Set(colours).size).toBe(colours.length);
  });
});

describe('the brands', () => {
  it('sell in these areas, and use the new version always or in `universal` only', () => {
    expect(
      Object.fromEntries(
        brands.map(({ key, areas, newVersion }) => [
          key,
          `${areas.map(({ area }) => area).join(' ')}: ${newVersion}`,
        ]),
      ),
    ).toMatchObject({
      aurora: 'universal eru sea twhk useuro ru mea: universal-only',
      codaverse: 'codapay: universal-only',
      dragonfire: 'dragon: universal-only',
      ember: 'universal: always',
      europa: 'eru: universal-only',
      formosa: 'twhk: always',
      hanabi: 'ja: always',
      haneul: 'kr: always',
      harbour: 'hk: universal-only',
      merlion: 'sea: always',
      northstar: 'useuro universal: universal-only',
      nova: 'universal: always',
      oasis: 'mea: universal-only',
      pixelforge: 'universal sea: universal-only',
      volga: 'ru: universal-only',
    });
  });
});

describe('the error for a mistake in a brand’s data', () => {
  const good = brands.find(({ key }) => key === 'hanabi');
  const [area] = good?.areas ?? [];
  const [notice] = good?.legalNotices ?? [];
  const { inquiries } = good ?? {};
  if (good === undefined || area === undefined || notice === undefined || inquiries === undefined)
    throw new Error('There is no brand to test with.');

  it.each([
    [{ theme: { ...good.theme, colour: 'blue' } }, '#rrggbb'],
    [{ key: 'My Brand' }, 'one word in small letters'],
    [{ areas: [] }, 'at least one area'],
    [
      { areas: [{ ...area, firstGame: { clientId: 'a b', gameProductId: 'g' } }] },
      'the client_id of a game is written in letters',
    ],
    [{ name: '' }, 'a text must not be empty'],
    [{ areas: [{ ...area, currency: '¥' }] }, 'three capital letters, like USD'],
    [{ areas: [{ ...area, regions: [] }] }, 'at least one payment region'],
    [{ areas: [{ ...area, regions: ['Japan'] }] }, 'two capital letters, like DE'],
    [
      { areas: [{ ...area, firstGame: { clientId: '1', gameProductId: '' } }] },
      'the gp_id of a game is written in letters',
    ],
    [{ areas: [area, area] }, 'each area is listed once'],
    [{ areas: [{ ...area, languages: ['ja', 'ko'] }] }, 'also in the brand’s list of languages'],
    [
      { areas: [{ ...area, defaultLanguage: 'ko' }] },
      'the default language of an area is one of its languages',
    ],
    [
      { areas: [{ ...area, languages: ['en'], defaultLanguage: 'ja' }] },
      'the default language of an area is one of its languages',
    ],
    [{ languages: [] }, 'at least one language'],
    [{ languages: ['ja', 'ja'] }, 'each language is listed once'],
    [{ signIn: [{ kind: 'twitter' }, { kind: 'twitter' }] }, 'each sign-in is listed once'],
    [{ signIn: [{ kind: 'apple', clientId: '' }] }, 'a text must not be empty'],
    [
      { clientAreas: { '560001': 'sea' } },
      'clientAreas names an area that the brand does not sell',
    ],
    [{ clientAreas: { 'no game': 'ja' } }, 'the client_id of a game is written in letters'],
    [
      { gameCodes: { senki: { clientId: '560001', area: 'sea' } } },
      'gameCodes names an area that the brand does not sell in',
    ],
    [
      { gameCodes: { 'Senki!': { clientId: '560001', area: 'ja' } } },
      'a game code has small letters, digits and dashes',
    ],
    [
      { keepsCampaignIn: 'useuro' },
      'keepsCampaignIn names an area that the brand does not sell in',
    ],
    [{ keepOnlineGame: 'a b' }, 'the gp_id of a game is written in letters'],
    [{ support: 'brand.example/help' }, 'needs its https:// in front'],
    [
      { legalNotices: [{ ...notice, notice: { ...notice.notice, returns: '' } }] },
      'a text must not be empty',
    ],
    [{ inquiries: { ...inquiries, hours: [] } }, 'customer service has opening hours'],
    [
      { inquiries: { ...inquiries, hours: [{ from: '10 am', to: '13:00' }] } },
      'a time of day is written like 09:30',
    ],
    [{ inquiries: { ...inquiries, timeZone: 'JST' } }, 'a time zone is written like UTC+9'],
    [
      { inquiries: { ...inquiries, contact: { kind: 'mail', address: 'help' } } },
      'an address is written like help@brand.example',
    ],
    [{ languages: ['English'] }, 'like en or zh-TW'],
    [{ payways: ['1020'] }, 'five digits'],
    [{ payways: ['10801', '10201'] }, 'ascending order'],
    [{ payways: ['10201', '10201'] }, 'without repetition'],
    [{ payways: [] }, 'at least one payment channel'],
    [{ legal: { ...good.legal, privacy: 'http://x.example' } }, 'https://'],
  ])('explains %j', (mistake, words) => {
    expect(() => v.parse(brandSchema, { ...good, ...mistake })).toThrow(words);
  });

  it('explains a notice without one of its rows', () => {
    const { returns: _, ...others } = notice.notice;
    const legalNotices = [{ ...notice, notice: others }];
    expect(() => v.parse(brandSchema, { ...good, legalNotices })).toThrow('Expected "returns"');
  });

  it('explains an area without a first game', () => {
    const { firstGame: _, ...others } = area;
    expect(() => v.parse(brandSchema, { ...good, areas: [others] })).toThrow(
      'Expected "firstGame"',
    );
  });
});
