import type { LinkComponent } from '../link';

/** The ways on from a page that only says something. */
export interface WayOnProps {
  /** Where the return-home button leads. */
  homeHref: string;
  Link: LinkComponent;
  /** The brand's customer service, where it has a page. Opens in a new tab. */
  supportHref?: string | undefined;
}
