import type { ComponentType, ReactElement } from 'react';
import { laterPage } from './app-shell';

/** A page on demand that is also prerendered. */
export interface PageOnDemand {
  readonly Page: ComponentType;
  /** Loads the code, for a first render that has to match the prerendered markup. Rejects if that fails. */
  readonly preload: () => Promise<void>;
}

/** Returns a page whose code is loaded when it is first shown, or ahead. Its styles are in the prerendered page. */
export function prerenderedPage(load: () => Promise<ComponentType>): PageOnDemand {
  let Loaded = laterPage(load);
  return {
    preload: async () => {
      Loaded = await load();
    },
    Page: (): ReactElement => <Loaded />,
  };
}
