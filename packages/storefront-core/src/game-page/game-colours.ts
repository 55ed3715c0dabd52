import { showColours } from '../browser';
import type { PageEntry } from '../first-calls';
import { type StoredValues, type Stored, fields, smallSchema, text, textOf } from '../storage';

/** A shop's game, of whose page something is stored. */
export interface ColouredGame {
  readonly brand: string;
  readonly clientId: string;
}

/** The colours of a page: `#rrggbb`, and the custom properties that are derived from it, as CSS. */
export interface PageColours {
  readonly colour: string;
  /** `--brand-fill:#7a5cd6;--brand-on:#ffffff;…` */
  readonly declarations: string;
}

const hex = textOf(/^#[0-9a-f]{6}$/);

const storedColours: Stored<ColouredGame & PageColours> = {
  key: 'paymentGameColours',
  maxAgeDays: 7,
  schema: smallSchema(
    fields({
      brand: text,
      clientId: text,
      colour: hex,
      // Nothing but colours, since other scripts can write to the storage.
      declarations: textOf(/^(--brand-[a-z-]{2,20}:#[0-9a-f]{6};){1,20}$/),
    }),
  ),
};

/** Returns the colour of a page config, `#rrggbb`; null if it has none or is malformed. */
export function readColour(given: string): string | null {
  return hex(given.trim().toLowerCase()) ?? null;
}

/** Returns the colours that the game's page had at the last visit; null if it was another game's or had none. */
function readGameColours(storage: StoredValues, game: ColouredGame): PageColours | null {
  const stored = storage.read(storedColours);
  const isSame = stored?.brand === game.brand && stored.clientId === game.clientId;
  return isSame ? stored : null;
}

/** Stores the colours of a game's page for the next visit; null if it has the brand's. */
export function saveGameColours(
  storage: StoredValues,
  game: ColouredGame,
  colours: PageColours | null,
): void {
  if (colours === null) storage.remove(storedColours);
  else storage.write(storedColours, { ...game, ...colours });
}

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
