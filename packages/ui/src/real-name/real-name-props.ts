import type { LinkComponent } from '../link';

/** What is checked, trimmed, as on the player's ID. */
export interface RealNameEntry {
  name: string;
  idNumber: string;
}

/** Where the check stands. */
export type RealNameState =
  | {
      readonly kind: 'open';
      readonly busy: boolean;
      /** What the back end did not like, shown under its field. */
      readonly errors?:
        { readonly name?: string | undefined; readonly idNumber?: string | undefined } | undefined;
      readonly onSubmit: (entry: RealNameEntry) => void;
    }
  | { readonly kind: 'done' }
  /** It has to be done again from the first page (spec §8). */
  | { readonly kind: 'failed' };

/** Props of {@link RealName}. */
export interface RealNameProps {
  state: RealNameState;
  /** The first page. */
  homeHref: string;
  Link: LinkComponent;
  /** The page's header has no title, so that this one is the page's. */
  isPageTitle?: boolean | undefined;
}
