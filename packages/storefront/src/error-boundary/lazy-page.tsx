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
  let attempt: Promise<Outcome<Props>> | null = null;

  return function LazyPage(props: Props): ReactElement {
    const code = useCodeLoader();
    const current = (attempt ??= code.load(load).then(
      (Page) => ({ kind: 'loaded', Page }),
      (error: unknown) => ({ kind: 'lost', cause: causeOf(error) }),
    ));
    const outcome = use(current);

    const [, render] = useReducer((renders: number) => renders + 1, 0);
    const [, startRetry] = useTransition();
    const retry = (): void => {
      attempt = null;
      startRetry(render);
    };
    const isLost = outcome.kind === 'lost';
    useRetryOnReturn(isLost ? outcome.cause : null, retry);
    // The next visit to the page tries again.
    useEffect(
      () => () => {
        if (isLost && attempt === current) attempt = null;
      },
      [current, isLost],
    );

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
