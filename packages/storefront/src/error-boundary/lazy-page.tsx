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
    const [Page, setPage] = useState(() => shown.get('page') ?? null);
    const [hasFailed, setFailed] = useState(false);
    const isMissing = Page === null;

    useEffect(() => {
      if (hasFailed)
        return onReturn(() => {
          setFailed(false);
        });
      if (isMissing)
        loadCode(reload, load).then(
          (page) => {
            shown.set('page', page);
            setPage(() => page);
          },
          (error: unknown) => {
            reportUncaught(error);
            setFailed(true);
          },
        );
      return undefined;
    }, [hasFailed, isMissing]);

    if (hasFailed)
      return (
        <PageFailed
          onRetry={() => {
            setFailed(false);
          }}
        />
      );
    return Page && <Page {...props} />;
  };
}
