import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** One tab: topup, gift or my (spec §4). */
export interface BottomNavItem {
  key: string;
  label: string;
  href: string;
  icon: ReactNode;
  current: boolean;
}

/** Props of {@link BottomNav}. */
export interface BottomNavProps {
  items: readonly BottomNavItem[];
  Link: LinkComponent;
}
