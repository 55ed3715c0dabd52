import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { CopyIcon } from '../icon';
import { type PopupProps, Sheet } from '../sheet';
import { VisuallyHidden } from '../visually-hidden';
import styles from './phone-popup.module.css';
import { QrCode } from './qr-code';

/** Props of {@link PhonePopup}. */
export interface PhonePopupProps extends PopupProps {
  /** What the phone opens. It contains nothing that only this player may have. */
  link: string;
  /** The link has just been copied. The owner writes to the clipboard. */
  copied: boolean;
  onCopy: () => void;
}

/** Leads to the same page on a phone: by a code for its camera, or by the link to send there. */
export function PhonePopup({
  open,
  onOpenChange,
  link,
  copied,
  onCopy,
}: PhonePopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet
      footer={
        <Button onClick={onCopy} variant="secondary" wide>
          <CopyIcon size={18} /> {copied ? t('common.copied') : t('login.copyLink')}
        </Button>
      }
      height="fit"
      onOpenChange={onOpenChange}
      open={open}
      title={t('phone.title')}
    >
      <div className={styles.content}>
        <QrCode label={t('phone.code')} text={link} />
        <p className={styles.text}>{t('phone.text')}</p>
        <bdi className={styles.link} dir="ltr">
          {link}
        </bdi>
        <VisuallyHidden role="status">{copied && t('common.copied')}</VisuallyHidden>
      </div>
    </Sheet>
  );
}
