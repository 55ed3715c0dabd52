import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ShieldIcon } from '../icon';
import { Notice } from '../notice';

/** Props of {@link RealNameNotice}. */
export interface RealNameNoticeProps {
  /** Leads to the real-name page. */
  onVerify: () => void;
}

/** Takes the place of what a player cannot have before the real-name check (spec §8). */
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
