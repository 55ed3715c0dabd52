import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type ReactNode, type Ref, createContext, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BackIcon, CloseIcon } from '../icon';
import { IconButton } from './icon-button';
import type { SheetProps } from './sheet';
import styles from './sheet-column.module.css';
import { useColumnFocus, useColumnKeys, useRoomBelow } from './use-column';

/** The element that the sheets below fill beside the content of a page; null where they are popups. */
export const SheetColumnContext = createContext<HTMLElement | null>(null);

/**
 * Shows the sheets below beside the content of a page, which stays in use, in the `paymentPlace` of its `Page`. Null
 * makes them popups.
 */
export const SheetColumnProvider = SheetColumnContext.Provider;

/** Props of {@link SheetColumn}. */
interface SheetColumnProps extends SheetProps {
  column: HTMLElement;
}

/**
 * A sheet in the second column of a page. It is as high as the window at most, and its content scrolls in it, so that
 * its footer stays in sight.
 */
export function SheetColumn({ column, open, ...card }: SheetColumnProps): ReactElement {
  return <>{open && createPortal(<ColumnCard {...card} column={column} />, column)}</>;
}

function ColumnCard({
  column,
  onOpenChange,
  title,
  children,
  footer,
  onBack,
}: Omit<SheetColumnProps, 'open'>): ReactElement {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    onOpenChange(false);
  };
  useColumnFocus(heading, column);
  useColumnKeys(close);
  return (
    <ColumnFrame
      back={onBack && <IconButton icon={<BackIcon />} label={t('common.back')} onPress={onBack} />}
      close={<IconButton icon={<CloseIcon />} label={t('common.close')} onPress={close} />}
      footer={footer}
      heading={heading}
      title={title}
    >
      {children}
    </ColumnFrame>
  );
}

/** Props of {@link ColumnFrame}. */
interface ColumnFrameProps extends Pick<SheetProps, 'title' | 'children' | 'footer'> {
  back?: ReactNode;
  close?: ReactNode;
  /** The title, which can have focus then. */
  heading?: Ref<HTMLHeadingElement> | undefined;
}

/** A card that is as high as the window at most, so that its footer stays in sight. */
export function ColumnFrame({
  back,
  close,
  heading,
  title,
  children,
  footer,
}: ColumnFrameProps): ReactElement {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useRoomBelow(card);
  return (
    <section aria-labelledby={titleId} className={styles.card} ref={card}>
      <div className={styles.head}>
        {back}
        <h2
          className={styles.title}
          id={titleId}
          ref={heading}
          tabIndex={heading === undefined ? undefined : -1}
        >
          {title}
        </h2>
        {close}
      </div>
      <div className={styles.body} data-scrolls>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
