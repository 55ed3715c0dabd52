import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { AlertIcon } from '../icon';
import { PageMessage } from './page-message';

/** The page's parameters are wrong, with the two remedies (spec §8). */
export function ParameterErrorMessage(): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      icon={<AlertIcon size={40} />}
      rows={[t('page.errorParamsReenter'), t('page.errorParamsSupport')]}
      title={t('page.errorParamsTitle')}
    />
  );
}
