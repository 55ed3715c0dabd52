import type { useTranslate } from '@shop/i18n/react';
import { useGameList } from '../selection';

/** Returns the name of a game of a game product; null if none of the listed games is of it. */
export function useProductName(gameProductId: string | null): string | null {
  const { currentData } = useGameList();
  const games = (currentData?.games ?? []).flatMap((game) => [
    game,
    ...Object.values(game.sub_game),
  ]);
  return games.find(({ gp_id }) => gp_id === gameProductId)?.name ?? null;
}

/** Says that an account belongs to another game than the chosen one: which one, where that is known. */
export function otherGameText(
  translate: ReturnType<typeof useTranslate>,
  name: string | null,
): string {
  return name === null
    ? translate('login.otherGameUnnamed')
    : translate('login.otherGame', { name });
}
