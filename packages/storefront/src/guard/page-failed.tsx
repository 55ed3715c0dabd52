import { LoadFailed } from '@shop/ui/notice';
import type { ReactElement } from 'react';

/** What a page says in its place when it could not be fetched or drawn. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <main>
      <LoadFailed onRetry={onRetry} />
    </main>
  );
}
