import type { LinkComponent } from '../link';

/** Where the return-home button leads. */
export interface HomeLinkProps {
  homeHref: string;
  Link: LinkComponent;
}
