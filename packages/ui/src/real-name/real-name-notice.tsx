import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ShieldIcon } from '../icon';
import { Notice } from '../notice';

/** Props of {@link RealNameNotice}. */
export interface RealNameNoticeProps {
  /** Leads to the real-name page. */
  onVerify: () => void;
}

/** Shown in place of content that requires the real-name check (spec §8). */
export function RealNameNotice({ onVerify }: RealNameNoticeProps): ReactElement {
  const t = useTranslate();
  return (
    <Notice
      actions={[{ label: t('realName.goVerify'), onPress: onVerify }]}
      icon={<ShieldIcon size={28} />}
      title={t('realName.required')}
    />
  );
}
