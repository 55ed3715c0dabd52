import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { PinIcon } from '../icon';
import { PageMessage } from './page-message';

/** No valid region: an error-params title, a tip and two explanation rows (spec §2). */
export function NotAreaMessage(): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      icon={<PinIcon size={40} />}
      rows={[t('page.notAreaTip'), t('page.notAreaReenter'), t('page.notAreaSupport')]}
      title={t('page.notAreaTitle')}
    />
  );
}
