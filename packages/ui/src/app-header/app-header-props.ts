import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** Props of {@link AppHeader}. */
export interface AppHeaderProps {
  /** Name of the brand; it is the text of the logo. */
  brandName: string;
  /** Address of the logo image; without it the name is set in the brand's heading face. */
  logo?: string | undefined;
  /** Title of the page, for instance "Topup" (spec §2). It is the page's `<h1>`. */
  title: string;
  homeHref: string;
  Link: LinkComponent;
  /** Usually a {@link HeaderAction} with the language's own name. */
  language?: ReactNode;
  /** Usually a {@link HeaderAction} with the user name, or "Sign in". */
  account?: ReactNode;
}
