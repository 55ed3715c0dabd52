import { showColours } from '../browser';
import type { PageEntry } from '../first-calls';
import { readGameColours } from './game-colours';

/** Gives the page the colours that the game of this visit had at the last one, before anything is painted. */
export function paintGameColours(
  document: Document,
  { config, storage, choices }: Pick<PageEntry, 'config' | 'storage' | 'choices'>,
): void {
  const { game } = choices.selection;
  if (game === null) return;
  const { clientId } = game;
  const colours = readGameColours(storage, { brand: config.brand.key, clientId });
  if (colours !== null) showColours(document, colours);
}
