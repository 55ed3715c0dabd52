import { useSyncExternalStore } from 'react';

const nothing = (): void => undefined;
const subscribe = (): (() => void) => nothing;

/**
 * Returns whether a component is rendered for a prerendered page: at build, and in the browser's first
 * render, which has to be the same. What depends on the visit follows in the next render.
 */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
