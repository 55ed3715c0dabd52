import type { ShownPage } from '@shop/storefront-core/browser';
import {
  type ReactElement,
  type ReactNode,
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { useServices } from '../services';

const context = createContext<ShownPage | null>(null);

/** Returns the page that is shown; throws outside of {@link ShopRouter}. */
export function useShownPage(): ShownPage {
  const shown = useContext(context);
  if (shown === null) throw new Error('ShopRouter is missing.');
  return shown;
}

/** Tells the components below which page of the shop's history is shown. */
export function ShopRouter({ children }: { readonly children: ReactNode }): ReactElement {
  const { pageHistory } = useServices();
  const [shown, setShown] = useState(pageHistory.shown);
  useLayoutEffect(
    () =>
      pageHistory.onShow((page) => {
        // A page whose code is on its way leaves the present one in sight.
        startTransition(() => {
          setShown(page);
        });
      }),
    [pageHistory],
  );
  return <context.Provider value={shown}>{children}</context.Provider>;
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
