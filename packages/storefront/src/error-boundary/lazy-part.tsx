import { onReturn } from '@shop/storefront-core/browser';
import type { LossCause } from '@shop/storefront-core/lost-code';
import { type ComponentType, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { LostCodeNotice, causeOf, useCodeLoader } from '../lost-code';

/** A part of the shop whose code is loaded when it is first shown. */
export interface LazyPartOptions<Props> {
  /** Loads the part. Rejects if that fails; a later call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What is shown meanwhile; nothing by default. */
  readonly loading?: ReactElement;
  /** What is shown if the code is lost; by default why, and what helps. */
  readonly lost?: (loss: Loss, props: Props) => ReactElement;
}

/** Why a part is not there. */
export interface Loss {
  readonly cause: LossCause;
  readonly onRetry: () => void;
}

/**
 * Returns a part that loads its code when it is first shown. If that fails it says so, and tries again
 * when the player asks for it or returns; React's `lazy` would repeat the first failure forever.
 */
export function lazyPart<Props extends object>({
  load,
  loading,
  lost = (loss) => <LostCodeNotice {...loss} />,
}: LazyPartOptions<Props>): ComponentType<Props> {
  const shown = new Map<'part', ComponentType<Props>>();

  return function LazyPart(props: Props): ReactElement | null {
    const code = useCodeLoader();
    const [Part, setPart] = useState(() => shown.get('part') ?? null);
    const [cause, setCause] = useState<LossCause | null>(null);
    const isMissing = Part === null;
    const onRetry = (): void => {
      setCause(null);
    };

    useEffect(() => {
      if (cause === null && isMissing)
        code.load(load).then(
          (part) => {
            shown.set('part', part);
            setPart(() => part);
          },
          (error: unknown) => {
            setCause(causeOf(error));
          },
        );
    }, [cause, isMissing, code]);
    useRetryOnReturn(cause, onRetry);

    if (cause !== null) return lost({ cause, onRetry }, props);
    return Part === null ? (loading ?? null) : <Part {...props} />;
  };
}

/** Tries again when the player returns, if the network has lost the code: it comes back with that. */
export function useRetryOnReturn(cause: LossCause | null, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => (cause === 'network' ? onReturn(retryNow) : undefined), [cause]);
}
