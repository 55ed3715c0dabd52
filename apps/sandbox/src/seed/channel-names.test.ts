import { type MessageKey, createI18n, languages, loadCatalogue } from '@shop/i18n';
import { expect, it } from 'vitest';
import { nameFor } from '../catalogue/name-for';
import { channelPicture } from '../pictures/channel-picture';
import { playedGames } from './catalogue-rows';
import { commonNames } from './common-names';
import { seeds } from './seeds';

const channels = seeds
  .flatMap(playedGames)
  .flatMap((game) => Object.values(game.channels).flat())
  .flatMap(({ subChannels = [], ...channel }) => [channel, ...subChannels]);

const headings = [
  ...(['recharge.cards', 'recharge.wallets', 'recharge.banks', 'recharge.cash'] as const),
  ...(['recharge.carrier', 'recharge.prepaid', 'recharge.otherWays'] as const),
] satisfies readonly MessageKey[];

it.each(languages.map(({ code }) => code))(
  'names no channel in %s as the heading above it',
  async (code) => {
    const { instance, loadDeferred } = await createI18n({ language: code, load: loadCatalogue });
    await loadDeferred();
    const said = headings.map((key) => instance.t(key));
    const named = Object.values(commonNames).map((name) => nameFor(code, name));
    expect(named.filter((name) => said.includes(name))).toEqual([]);
  },
);

it('draws no letters of a company for what players call by a common name', () => {
  const common: readonly string[] = Object.values(commonNames);
  const icons = channels.filter(({ name }) => common.includes(name)).map(({ icon }) => icon);
  expect(icons.length).toBeGreaterThan(10);
  const lettered = icons.filter(
    (icon) => icon !== null && channelPicture(icon.replace('channels/', ''))?.includes('<text'),
  );
  expect([...new Set(lettered)]).toEqual([]);
});
