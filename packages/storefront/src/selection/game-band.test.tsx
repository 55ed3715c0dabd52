// @vitest-environment jsdom
import { content } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { GameBand, type GameBandProps } from './game-band';
import { useGameList } from './use-game-list';

const game = {
  ...{ gp_id: 'gp', logo: '', is_select_game: 0, sub_game: {}, terms: '', privacy: '' },
  ...{ clientIdMap: {}, area: 'universal' },
};
const games = [
  { ...game, client_id: 'first', name: 'First', banner: 'https://pictures.example/first.webp' },
  { ...game, client_id: sky.clientId, name: 'Sky', banner: 'https://pictures.example/sky.webp' },
];

/** A page that lists the games, with the band. */
function Page(props: GameBandProps) {
  useGameList();
  return <GameBand {...props} />;
}

/** Returns the picture of the band and whether the game is named. */
async function show(props: GameBandProps, chosen: typeof sky | null) {
  const shop = openTestShop({
    saved: { game: chosen },
    answers: { '/api/pay/getGameListV2': () => content({ games }) },
  });
  await renderInShop(shop, <Page {...props} />);
  const source = document.querySelector('source');
  return {
    picture: source?.srcset ?? null,
    windows: source?.media ?? null,
    isNamed: screen.queryByText(sky.gameName) !== null,
  };
}

it('shows the art of the chosen game, with its name', async () => {
  expect(await show({}, sky)).toEqual({
    picture: games[1]?.banner,
    windows: '(min-width: 600px) and (min-height: 481px)',
    isNamed: true,
  });
});

it('loads it on wide windows alone where the page has it there', async () => {
  const { windows } = await show({ windows: 'wide' }, sky);
  expect(windows).toBe('(min-width: 900px) and (min-height: 481px)');
});

it('stands for all games by the last one or the first one, without a name', async () => {
  expect(await show({ isOfAllGames: true }, sky)).toMatchObject({
    picture: games[1]?.banner,
    isNamed: false,
  });
});

it('takes the first game before a choice', async () => {
  expect(await show({ isOfAllGames: true }, null)).toMatchObject({ picture: games[0]?.banner });
});

it('shows the art of a game that is in another list', async () => {
  const banner = 'https://pictures.example/other.webp';
  expect(await show({ banner }, sky)).toMatchObject({ picture: banner, isNamed: true });
});
