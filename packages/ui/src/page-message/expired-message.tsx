import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ClockIcon } from '../icon';
import { PageMessage } from './page-message';
import type { WayOnProps } from './way-on-props';

/** The page's link is too old: customer service has a new one (spec §8). */
export function ExpiredMessage({ homeHref, Link, supportHref }: WayOnProps): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      action={{ label: t('page.home'), href: homeHref, Link }}
      icon={<ClockIcon size={40} />}
      supportHref={supportHref}
      text={t('error.linkExpired')}
      title={t('replenish.expired')}
    />
  );
}
