/** A choice: the value to send and the text to show (spec §3). */
export interface SelectedOption {
  readonly value: string;
  readonly display: string;
}

/** The chosen game or sub-game. */
export interface ChosenGame {
  readonly clientId: string;
  readonly gameProductId: string;
  readonly gameName: string;
  readonly logo: string;
}

/** The player's choices. Goods and channels are ids into the lists of the back end. */
export interface Selection {
  readonly game: ChosenGame | null;
  readonly area: SelectedOption | null;
  readonly server: SelectedOption | null;
  readonly role: SelectedOption | null;
  readonly productId: string | null;
  /** Payment region: an ISO 3166 code or GLOBAL. */
  readonly region: string | null;
  /** `channelKey` of the channel. */
  readonly channelKey: string | null;
  readonly subChannelId: string | null;
}

/** Nothing chosen. */
export const emptySelection: Selection = {
  game: null,
  area: null,
  server: null,
  role: null,
  productId: null,
  region: null,
  channelKey: null,
  subChannelId: null,
};
