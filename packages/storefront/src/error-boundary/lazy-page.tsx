import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { askServerTime, onReturn, reportUncaught } from '../browser';
import { PageFailed } from './error-boundary';

/** A page whose code is loaded when it is first shown. */
export interface LazyPageOptions<Props> {
  /** Loads the page. Rejects if that fails; a later call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly reload: () => void;
}

/** `again` is an attempt that the player has asked for. */
type Loading = 'first' | 'again' | 'failed' | 'done';

/**
 * Returns a page that loads its code when it is first shown. If that fails it says so, and tries again
 * when the player asks for it or returns; React's `lazy` would repeat the first failure forever. So do
 * browsers that remember a failed import, which only reloading the page helps.
 */
export function lazyPage<Props extends object>({
  load,
  reload,
}: LazyPageOptions<Props>): ComponentType<Props> {
  const shown = new Map<'page', ComponentType<Props>>();

  return function LazyPage(props: Props): ReactElement | null {
    const [loading, setLoading] = useState<Loading>(shown.has('page') ? 'done' : 'first');

    useEffect(() => {
      const fail = async (error: unknown): Promise<void> => {
        reportUncaught(error);
        if (loading === 'again' && (await askServerTime()) !== null) reload();
        else setLoading('failed');
      };
      switch (loading) {
        case 'first':
        case 'again':
          load().then((page) => {
            shown.set('page', page);
            setLoading('done');
          }, fail);
          return undefined;
        case 'failed':
          return onReturn(() => {
            setLoading('first');
          });
        case 'done':
          return undefined;
      }
    }, [loading]);

    const retry = (): void => {
      setLoading('again');
    };
    if (loading === 'failed') return <PageFailed onRetry={retry} />;
    const Page = shown.get('page');
    return Page === undefined ? null : <Page {...props} />;
  };
}
