import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CloudOffIcon } from '../icon';
import { type NoticeAction, Notice } from './notice';

/** Why a part of the shop is not there. */
export type LostCodeReason =
  /** It could not be fetched. */
  | 'network'
  /** It takes long. */
  | 'slow'
  /** A new version of the shop has replaced it. */
  | 'renewed'
  /** The browser cannot run it, also if it is fetched again. */
  | 'unsupported';

/** Props of {@link LostCodeNotice}. */
export interface LostCodeNoticeProps {
  reason: LostCodeReason;
  onRetry: () => void;
  /** Loads the page again. */
  onReload: () => void;
  /** The brand's customer service, if it has a page. */
  supportHref?: string | undefined;
  /** As for a `Notice`. */
  isOverPage?: true | undefined;
}

const says = {
  network: { title: 'error.network', text: null },
  slow: { title: 'connection.slow', text: null },
  renewed: { title: 'error.renewed', text: null },
  unsupported: { title: 'start.unsupported', text: 'start.updateBrowser' },
} as const satisfies Record<LostCodeReason, { title: MessageKey; text: MessageKey | null }>;

/** Shown in place of a part of the shop whose code is not there: what has happened, and what helps. */
export function LostCodeNotice({
  reason,
  onRetry,
  onReload,
  supportHref,
  isOverPage,
}: LostCodeNoticeProps): ReactElement {
  const t = useTranslate();
  const { title, text } = says[reason];
  const actions = (): readonly NoticeAction[] => {
    switch (reason) {
      case 'network':
      case 'slow':
        return [{ label: t('common.retry'), onPress: onRetry }];
      case 'renewed':
        return [{ label: t('common.reload'), onPress: onReload }];
      case 'unsupported':
        return supportHref ? [{ label: t('footer.support'), href: supportHref }] : [];
    }
  };
  return (
    <Notice
      actions={actions()}
      icon={<CloudOffIcon size={28} />}
      isOverPage={isOverPage}
      text={text === null ? undefined : t(text)}
      title={t(title)}
      tone="error"
    />
  );
}
