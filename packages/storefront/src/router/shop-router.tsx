import type { ShownPage } from '@shop/storefront-core/browser';
import { PageProgress } from '@shop/ui/page-progress';
import {
  type ReactElement,
  type ReactNode,
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { useServices } from '../services';

const context = createContext<ShownPage | null>(null);

/** Returns the page that is shown; throws outside of {@link ShopRouter}. */
export function useShownPage(): ShownPage {
  const shown = useContext(context);
  if (shown === null) throw new Error('ShopRouter is missing.');
  return shown;
}

/**
 * Tells the components below which page of the shop's history is shown. A page whose code is on its way leaves the
 * one before in sight, with a line above it.
 */
export function ShopRouter({ children }: { readonly children: ReactNode }): ReactElement {
  const { pageHistory } = useServices();
  const [shown, setShown] = useState(pageHistory.shown);
  const [isUnderWay, startTurn] = useTransition();
  useLayoutEffect(
    () =>
      pageHistory.onShow((page) => {
        startTurn(() => {
          setShown(page);
        });
      }),
    [pageHistory],
  );
  return (
    <context.Provider value={shown}>
      {children}
      {isUnderWay && <PageProgress />}
    </context.Provider>
  );
}

/** A page of an app. */
export interface AppPage {
  /** Its path, as the app writes it: the path of an entry has been made so before anything is rendered. */
  readonly path: string;
  readonly element: ReactElement;
  /** Loads its code if the page is prerendered and imported on demand. Rejects if that fails. */
  readonly preload?: () => Promise<void>;
}

/** Shows the page at the path that is shown, or `other` where there is none. */
export function Pages({
  pages,
  other,
}: {
  readonly pages: readonly AppPage[];
  readonly other: ReactElement;
}): ReactElement {
  const { pathname } = useShownPage();
  return pages.find(({ path }) => path === pathname)?.element ?? other;
}
