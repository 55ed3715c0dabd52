import { useTranslate } from '@shop/i18n';
import { BottomNav, type BottomNavItem } from '@shop/ui/bottom-nav';
import { BagIcon, GiftIcon, UserIcon } from '@shop/ui/icon';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { usePageConfig } from '../selection';
import { GiftMark } from '../shop';

/** The paths of the tabs' pages; `gift` is absent while there is no activity page. */
export interface TabRoutes {
  readonly topup: string;
  readonly my: string;
  readonly gift?: string;
}

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
  const item = (key: keyof TabRoutes, icon: ReactElement): readonly BottomNavItem[] => {
    const href = routes[key];
    if (href === undefined) return [];
    const isGift = key === 'gift';
    const isReserved = isGift && !hasActivity;
    const current = href === path;
    const mark = isGift && hasActivity && <GiftMark isCurrent={current} />;
    return [{ key, href, icon, label: translate(`nav.${key}`), current, mark, isReserved }];
  };
  return (
    <BottomNav
      Link={Link}
      items={[
        ...item('topup', <BagIcon />),
        ...item('gift', <GiftIcon />),
        ...item('my', <UserIcon />),
      ]}
    />
  );
}

function useHasActivity(): boolean {
  const config = usePageConfig();
  if (config === undefined) return false;
  return config.cumulative_config.is_has_cumulative || config.continue_config.is_has_continue;
}
