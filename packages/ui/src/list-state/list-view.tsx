import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { LoadErrorNotice } from '../notice';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import styles from './list-view.module.css';

/** A list that is fetched by the owner. An empty `items` is the empty state, not an error. */
export type ListState<Item> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly items: readonly Item[] };

/** Props of {@link ListView}. */
export interface ListViewProps<Item> {
  list: ListState<Item>;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Shown if the list could not be loaded; names what it lists. */
  failed: MessageKey;
  /** Placeholder rows while loading. Default 4. */
  rows?: number | undefined;
  /** Height of a placeholder row, a CSS length. Default `56px`. */
  rowHeight?: string | undefined;
  /** What stands there while loading instead of rows, where the items are no rows. */
  placeholders?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A fetched list: placeholders, an error with a retry button, an empty text, or the items. */
export function ListView<Item>({
  list,
  empty,
  failed,
  rows = 4,
  rowHeight = '56px',
  placeholders,
  children,
}: ListViewProps<Item>): ReactElement {
  const t = useTranslate();
  switch (list.kind) {
    case 'loading':
      return (
        <div className={styles.placeholders}>
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          {placeholders ??
            Array.from({ length: rows }, (_, index) => (
              <Skeleton blockSize={rowHeight} key={index} />
            ))}
        </div>
      );
    case 'error':
      return <LoadErrorNotice onRetry={list.onRetry} text={list.text} title={failed} />;
    case 'ready':
      return <>{list.items.length === 0 ? empty : children(list.items)}</>;
  }
}
