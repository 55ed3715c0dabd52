import { Dialog } from '@base-ui/react/dialog';
import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, createContext, memo, useContext } from 'react';
import { BackIcon, CloseIcon } from '../icon';
import { IconButton } from './icon-button';
import iconButton from './icon-button.module.css';
import type { SheetProps } from './sheet';
import styles from './sheet.module.css';

/** The content of a sheet. */
export type SheetContent = Pick<SheetProps, 'title' | 'children' | 'footer' | 'onBack'>;

/**
 * Passes the content past the memoized frame, which does not render again when only the content has
 * changed.
 */
export const SheetContentContext = createContext<SheetContent>({ title: '', children: null });

/** Head, scrolling body and footer. */
export function SheetBody(): ReactElement {
  const { title, children, footer, onBack } = useContext(SheetContentContext);
  return (
    <>
      <SheetHead onBack={onBack} title={title} />
      <div className={styles.body} data-scrolls>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

function Head({ title, onBack }: Pick<SheetContent, 'title' | 'onBack'>): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.head} data-pull>
      {onBack && <IconButton icon={<BackIcon />} label={t('common.back')} onPress={onBack} />}
      <Dialog.Title className={styles.title}>{title}</Dialog.Title>
      <Dialog.Close aria-label={t('common.close')} className={iconButton.button}>
        <CloseIcon />
      </Dialog.Close>
    </div>
  );
}

/** The title, the way back and the close button. */
const SheetHead = memo(Head);
