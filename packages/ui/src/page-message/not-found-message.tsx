import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CompassIcon } from '../icon';
import type { HomeLinkProps } from './home-link-props';
import { PageMessage } from './page-message';

/** The not-found page with its return-home button (spec §2). */
export function NotFoundMessage({ homeHref, Link }: HomeLinkProps): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      action={{ label: t('page.home'), href: homeHref, Link }}
      icon={<CompassIcon size={40} />}
      rows={[t('page.notFoundText')]}
      title={t('page.notFoundTitle')}
    />
  );
}
