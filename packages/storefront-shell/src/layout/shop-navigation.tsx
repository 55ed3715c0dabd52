import { useTranslate } from '@shop/i18n/react';
import { type BottomNavItem, BottomNav } from '@shop/ui/bottom-nav';
import { BagIcon, GiftIcon, UserIcon } from '@shop/ui/icon';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { usePageConfig } from '@shop/storefront/selection';
import { LazyGiftMark } from '../shop';

/** The paths of the tabs' pages. */
export type TabRoutes = Readonly<Record<keyof typeof icons, string>>;

const icons = { topup: <BagIcon />, gift: <GiftIcon />, my: <UserIcon /> };

const tabs = ['topup', 'gift', 'my'] as const;

/**
 * The tabs (spec §4). Gift is shown only if the game has a cumulative or a consecutive activity; until
 * that is known, and without one, its place is kept, so that no tab moves.
 */
export function ShopNavigation({
  routes,
  path,
  Link,
}: {
  readonly routes: TabRoutes;
  /** The path shown now. */
  readonly path: string;
  readonly Link: LinkComponent;
}): ReactElement {
  const translate = useTranslate();
  const hasActivity = useHasActivity();
  const items = tabs.map((key): BottomNavItem => {
    const isGift = key === 'gift';
    const href = routes[key];
    const current = href === path;
    return {
      key,
      href,
      current,
      icon: icons[key],
      label: translate(`nav.${key}`),
      isReserved: isGift && !hasActivity,
      mark: isGift && hasActivity && <LazyGiftMark isCurrent={current} />,
    };
  });
  return <BottomNav Link={Link} items={items} />;
}

function useHasActivity(): boolean {
  const config = usePageConfig();
  if (config === undefined) return false;
  return config.cumulative_config.is_has_cumulative || config.continue_config.is_has_continue;
}
