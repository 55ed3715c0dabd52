import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** Props of {@link AppHeader}. */
export interface AppHeaderProps {
  /** Name of the brand, in its heading face. */
  brandName: string;
  /** Address of the brand's icon, 32 px, in front of the name. */
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
