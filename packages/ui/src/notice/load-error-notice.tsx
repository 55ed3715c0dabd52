import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CloudOffIcon } from '../icon';
import { Notice } from './notice';

/** Props of {@link LoadErrorNotice}. */
export interface LoadErrorNoticeProps {
  /** Names what could not be loaded. */
  title: MessageKey;
  /** The reason in the player's language; left out if it is unknown. */
  text?: string | undefined;
  onRetry: () => void;
  /** The brand's customer service, where trying again may not help. */
  supportHref?: string | undefined;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function LoadErrorNotice({
  title,
  text,
  onRetry,
  supportHref,
}: LoadErrorNoticeProps): ReactElement {
  const t = useTranslate();
  return (
    <Notice
      actions={[
        { label: t('common.retry'), onPress: onRetry },
        ...(supportHref ? [{ label: t('footer.support'), href: supportHref }] : []),
      ]}
      icon={<CloudOffIcon size={28} />}
      text={text}
      title={t(title)}
      tone="error"
    />
  );
}
