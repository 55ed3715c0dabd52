import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, createContext, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BackIcon } from '../icon';
import { IconButton } from './icon-button';
import type { SheetProps } from './sheet';
import { ColumnFrame, SheetColumnContext } from './sheet-column';
import styles from './sheet-page.module.css';

/** Where the sheets below show their content; undefined where they are popups. */
export const SheetPlaceContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Makes the sheets below parts of a page, for an app in which a popup is a page of its own. Its value
 * is the element in the page that they fill: null before that is mounted, undefined for popups.
 */
export const SheetPlaceProvider = SheetPlaceContext.Provider;

/** Whether the content around is part of a page, whose window scrolls instead of the sheet. */
export function useIsInPage(): boolean {
  return useContext(SheetPlaceContext) !== undefined;
}

/** Whether the content around is part of a page that has a column beside it, for the `side` of its sheet. */
export function useHasSide(): boolean {
  const isInPage = useIsInPage();
  return useContext(SheetColumnContext) !== null && isInPage;
}

/** Props of {@link SheetPage}. */
interface SheetPageProps extends SheetProps {
  place: HTMLElement | null;
  /** The element beside the content of the page; null where it has none. */
  column: HTMLElement | null;
}

/**
 * A sheet as a part of a page: a titled card whose footer stays in sight. It takes focus when it
 * opens, as the page that was left had it. "Back" closes it, unless its content has a step before.
 * A `side` is a card of its own with the footer, in the column beside the page's content.
 */
export function SheetPage({
  place,
  column,
  open,
  onOpenChange,
  title,
  children,
  footer,
  side,
  onBack,
}: SheetPageProps): ReactElement {
  const t = useTranslate();
  const isBeside = Boolean(side) && column !== null;
  return (
    <>
      {open &&
        place !== null &&
        createPortal(
          <PageCard
            footer={isBeside ? undefined : footer}
            isBeside={isBeside}
            onBack={
              onBack ??
              (() => {
                onOpenChange(false);
              })
            }
            title={title}
          >
            {children}
          </PageCard>,
          place,
        )}
      {open &&
        isBeside &&
        createPortal(
          <ColumnFrame footer={footer} title={t('price.order')}>
            {side}
          </ColumnFrame>,
          column,
        )}
    </>
  );
}

interface PageCardProps extends Pick<SheetProps, 'title' | 'children' | 'footer'> {
  onBack: () => void;
  isBeside: boolean;
}

function PageCard({ title, children, footer, onBack, isBeside }: PageCardProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      aria-labelledby={titleId}
      className={styles.page}
      data-beside={isBeside || undefined}
      ref={card}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <IconButton icon={<BackIcon />} label={t('common.back')} onPress={onBack} />
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
