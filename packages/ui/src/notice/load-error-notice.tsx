import { type MessageKey, useTranslate } from '@shop/i18n';
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
  /** As for a `Notice`. */
  isOverPage?: true | undefined;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function LoadErrorNotice({
  title,
  text,
  onRetry,
  isOverPage,
}: LoadErrorNoticeProps): ReactElement {
  const t = useTranslate();
  return (
    <Notice
      actions={[{ label: t('common.retry'), onPress: onRetry }]}
      icon={<CloudOffIcon size={28} />}
      isOverPage={isOverPage}
      text={text}
      title={t(title)}
      tone="error"
    />
  );
}
