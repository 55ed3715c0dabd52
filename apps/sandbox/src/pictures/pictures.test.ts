import { describe, expect, it } from 'vitest';
import { findPicture } from '../catalogue/images';
import { activityRows } from '../seed/activities';
import { catalogueRows, playedGames } from '../seed/catalogue-rows';
import { seeds } from '../seed/seeds';
import { gameArt } from './art/game-art';
import { scenes } from './art/scenes';
import { channelPicture } from './channel-picture';
import { goodsPicture, goodsPictureName } from './goods-picture';

const rows = seeds.map(catalogueRows);
const named = {
  goods: [
    ...rows.flatMap(({ goods }) => goods.map(({ icon }) => icon)),
    ...seeds.flatMap((seed) => activityRows(seed).rewards.map(({ icon }) => icon)),
  ],
  games: rows.flatMap(({ games }) => games.map(({ slug }) => `games/${slug}`)),
  art: rows.flatMap(({ games }) => games.map(({ slug }) => `art/${slug}`)),
  channels: rows.flatMap(({ channels }) =>
    channels.flatMap(({ icon, subChannels }) => [icon, ...subChannels.map((sub) => sub.icon)]),
  ),
};

type Kind = keyof typeof named;
const kinds: readonly Kind[] = ['goods', 'games', 'art', 'channels'];

/** The pictures of a kind that the seeds name; each name once. */
async function picturesOf(kind: Kind) {
  const names = [...new Set(named[kind])].filter((name) => name !== '');
  return Promise.all(
    names.map(async (name) => ({
      name,
      drawn: await findPicture(kind, name.slice(kind.length + 1)),
    })),
  );
}

/** What is wrong with the markup of a picture. */
function flaws(drawn: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, tag = '', closed] of drawn.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g))
    if (end === '/') wrong.push(...(open.pop() === tag ? [] : [`</${tag}>`]));
    else if (closed !== '/') open.push(tag);
  const ids = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...drawn.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
  const outside = drawn.replaceAll(/xmlns(:xlink)?="[^"]*"/g, '');
  return [
    ...wrong,
    ...open,
    ...used.filter((id) => !ids.has(id)).map((id) => `no #${String(id)}`),
    ...(outside.match(/<script|<foreignObject|\son\w+=|https?:|data:|NaN|undefined|role=/g) ?? []),
  ];
}

const maxLength = { goods: 5_600, games: 2_200, art: 5_600, channels: 1_300 };

describe.each(kinds)('the pictures of %s that the seeds name', (kind) => {
  it('are all drawn, without scripts, references to outside, or gaps', async () => {
    const pictures = await picturesOf(kind);
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter(({ drawn }) => drawn === null)).toEqual([]);
    const broken = pictures.map(({ name, drawn }) => ({ name, flaws: flaws(drawn ?? '') }));
    expect(broken.filter((one) => one.flaws.length > 0)).toEqual([]);
  });

  it('are small', async () => {
    const pictures = await picturesOf(kind);
    expect(pictures.filter(({ drawn }) => (drawn?.length ?? 0) > maxLength[kind])).toEqual([]);
  });
});

describe('goods', () => {
  it('of two brands never show the same currency', () => {
    const brandsOf = new Map<string, Set<string>>();
    for (const seed of seeds)
      for (const { look } of playedGames(seed)) {
        const drawn = goodsPicture(goodsPictureName('gems-1', look)) ?? '';
        brandsOf.set(drawn, (brandsOf.get(drawn) ?? new Set()).add(seed.brand));
      }
    expect(brandsOf.size).toBeGreaterThan(25);
    const shared = [...brandsOf.values()].filter((brands) => brands.size > 1);
    expect(shared).toEqual([]);
  });

  it.each([
    'gems-1-pearl-pearl',
    'gems-7-pearl-pearl-0e7c86',
    'gems-1-toString-pearl-0e7c86',
    'gems-1-pearl-constructor-0e7c86',
    'gems-1-pearl-pearl-0e7c8"',
    'gems-1-pearl-pearl-<script>',
  ])('are not drawn from %s', (name) => {
    expect(goodsPicture(name)).toBeNull();
  });
});

describe('the wide art', () => {
  it('of each game has its own scene, with the motif of its icon', async () => {
    const pictures = await picturesOf('art');
    const slugs = pictures.map(({ name }) => name.slice('art/'.length));
    expect(slugs.filter((slug) => !(slug in scenes))).toEqual([]);
    const drawn = pictures.map((one) => one.drawn ?? '');
    expect(drawn.filter((one) => !one.includes('<use xlink:href="#motif"'))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(['lighthouse-quest', 'constructor'])('of %s, which has none, is a plain one', (slug) => {
    const drawn = gameArt(slug, null);
    expect(flaws(drawn)).toEqual([]);
    expect(drawn).not.toContain('#motif');
    expect(gameArt(slug, null)).toBe(drawn);
  });
});

describe('the channels of a game', () => {
  it('are told apart by picture, name or description, where a region has several', () => {
    const lists = seeds.flatMap(playedGames).flatMap(({ channels }) => Object.values(channels));
    expect(lists.length).toBeGreaterThan(50);
    const repeated = lists.flatMap((list) => {
      const icons = list
        .filter(({ icon, productId }) => icon !== null && productId === undefined)
        .map(({ icon, name, description }) => JSON.stringify([icon, name, description]));
      return icons.filter((icon, index) => icons.indexOf(icon) !== index);
    });
    expect(repeated).toEqual([]);
  });

  it('have no picture by names that are none', () => {
    for (const name of ['constructor', 'no-such-thing', ''])
      expect(channelPicture(name)).toBeNull();
  });
});
