import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CompassIcon } from '../icon';
import { PageMessage } from './page-message';
import type { WayOnProps } from './way-on-props';

/** The not-found page with its return-home button, for any path that leads nowhere (spec §2). */
export function NotFoundMessage({ homeHref, Link, supportHref }: WayOnProps): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      action={{ label: t('page.home'), href: homeHref, Link }}
      icon={<CompassIcon size={40} />}
      supportHref={supportHref}
      text={t('page.notFoundText')}
      title={t('page.notFoundTitle')}
    />
  );
}
