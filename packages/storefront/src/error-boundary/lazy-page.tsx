import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { onReturn, reportUncaught } from '../browser';
import { PageFailed } from './error-boundary';
import { loadCode } from './load-code';

/** A page whose code is loaded when it is first shown. */
export interface LazyPageOptions<Props> {
  /** Loads the page. Rejects if that fails; a later call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly reload: () => void;
}

type Loading = 'loading' | 'failed' | 'done';

/**
 * Returns a page that loads its code when it is first shown. If that fails it says so, and tries again
 * when the player asks for it or returns; React's `lazy` would repeat the first failure forever.
 */
export function lazyPage<Props extends object>({
  load,
  reload,
}: LazyPageOptions<Props>): ComponentType<Props> {
  const shown = new Map<'page', ComponentType<Props>>();

  return function LazyPage(props: Props): ReactElement | null {
    const [loading, setLoading] = useState<Loading>(shown.has('page') ? 'done' : 'loading');

    useEffect(() => {
      switch (loading) {
        case 'loading':
          loadCode(reload, load).then(
            (page) => {
              shown.set('page', page);
              setLoading('done');
            },
            (error: unknown) => {
              reportUncaught(error);
              setLoading('failed');
            },
          );
          return undefined;
        case 'failed':
          return onReturn(() => {
            setLoading('loading');
          });
        case 'done':
          return undefined;
      }
    }, [loading]);

    if (loading === 'failed')
      return (
        <PageFailed
          onRetry={() => {
            setLoading('loading');
          }}
        />
      );
    const Page = shown.get('page');
    return Page === undefined ? null : <Page {...props} />;
  };
}
