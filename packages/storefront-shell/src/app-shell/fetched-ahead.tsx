import { useEffect } from 'react';
import { useCodeLoader } from '@shop/storefront/lost-code';
import { useIdlePage } from '../shop';

/** Props of {@link FetchedAhead}. */
interface FetchedAheadProps {
  /** Fetches the code of the likely next page. */
  readonly load: () => Promise<unknown>;
}

/** Fetches code ahead once the page is idle. If that fails, the page that needs it tries again. */
export function FetchedAhead({ load }: FetchedAheadProps): null {
  const isIdle = useIdlePage();
  const code = useCodeLoader();
  useEffect(() => {
    if (isIdle) code.ahead(load).catch(() => undefined);
  }, [isIdle, load, code]);
  return null;
}
