import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { AlertIcon } from '../icon';
import { PageMessage } from './page-message';
import type { WayOnProps } from './way-on-props';

/** The payment for another player cannot be made, at /errorReplenish (spec §2 and §8). */
export function ReplenishErrorMessage({ homeHref, Link, supportHref }: WayOnProps): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      action={{ label: t('page.home'), href: homeHref, Link }}
      icon={<AlertIcon size={40} />}
      supportHref={supportHref}
      text={t('replenish.errorText')}
      title={t('replenish.errorTitle')}
    />
  );
}
