import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** One tab: topup, gift or my (spec §4). */
export interface BottomNavItem {
  key: string;
  label: string;
  href: string;
  icon: ReactNode;
  current: boolean;
  /** A dot on the icon, and what it means, read out: that a reward can be claimed. */
  mark?: string | undefined;
}

/** Props of {@link BottomNav}. */
export interface BottomNavProps {
  items: readonly BottomNavItem[];
  Link: LinkComponent;
}
