import type { ReactNode } from 'react';

/** Props of {@link Footer}. The links leave the shop and open in a new tab. */
export interface FooterProps {
  privacyHref: string;
  agreementHref: string;
  supportHref?: string | undefined;
  copyright: string;
  /** Further entries, such as the buttons of the Japanese notices (spec §2). */
  children?: ReactNode;
}
