import type { LossCause } from '@shop/storefront-core/lost-code';
import {
  type ComponentType,
  type ReactElement,
  use,
  useEffect,
  useReducer,
  useTransition,
} from 'react';
import { LostCodeNotice, causeOf, useCodeLoader } from '../lost-code';
import { PageFailed } from './error-boundary';
import { type Loss, useRetryOnReturn } from './lazy-part';

/** What has become of the code of a page. */
type Outcome<Props> =
  | { readonly kind: 'loaded'; readonly Page: ComponentType<Props> }
  | { readonly kind: 'lost'; readonly cause: LossCause };

/**
 * Returns a page that loads its code when it is first shown. It suspends meanwhile, so that the page before stays in
 * sight. If the code is lost it says so, and tries again when the player asks for it, returns, or comes to it again;
 * React's `lazy` would repeat the first failure forever.
 *
 * @param load - Loads the page. Rejects if that fails; a later call tries again.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Out here because React drops what a suspended component keeps.
  let loading: Promise<Outcome<Props>> | null = null;

  return function LazyPage(props: Props): ReactElement {
    const code = useCodeLoader();
    loading ??= code.load(load).then(
      (Page) => ({ kind: 'loaded', Page }),
      (error: unknown) => ({ kind: 'lost', cause: causeOf(error) }),
    );
    const outcome = use(loading);
    const cause = outcome.kind === 'lost' ? outcome.cause : null;

    const [, render] = useReducer((renders: number) => renders + 1, 0);
    const [, startRetry] = useTransition();
    const retry = (): void => {
      loading = null;
      startRetry(render);
    };
    useRetryOnReturn(cause, retry);
    useEffect(() => {
      if (cause === null) return undefined;
      return () => {
        loading = null;
      };
    }, [cause]);

    if (outcome.kind === 'loaded') return <outcome.Page {...props} />;
    return <LostPage cause={outcome.cause} onRetry={retry} />;
  };
}

function LostPage({ cause, onRetry }: Loss): ReactElement {
  if (cause === 'network' || cause === 'missed') return <PageFailed onRetry={onRetry} />;
  return (
    <main>
      <LostCodeNotice cause={cause} onRetry={onRetry} />
    </main>
  );
}
