import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CloudOffIcon } from '../icon';
import { Notice } from './notice';

/** Props of {@link LoadErrorNotice}. */
export interface LoadErrorNoticeProps {
  /** Why, in the player's language; left out where nobody knows. */
  text?: string | undefined;
  onRetry: () => void;
}

/** Takes the place of what could not be loaded, with a way to try again. */
export function LoadErrorNotice({ text, onRetry }: LoadErrorNoticeProps): ReactElement {
  const t = useTranslate();
  return (
    <Notice
      actions={[{ label: t('common.retry'), onPress: onRetry }]}
      icon={<CloudOffIcon size={28} />}
      text={text}
      title={t('common.loadFailed')}
      tone="error"
    />
  );
}
