import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { AlertIcon, GamepadIcon, UserIcon } from '../icon';
import { PageMessage } from './page-message';
import type { WayOnProps } from './way-on-props';

/** The page's parameters are wrong, with the two remedies (spec §8). */
export function ParameterErrorMessage({ homeHref, Link, supportHref }: WayOnProps): ReactElement {
  const t = useTranslate();
  return (
    <PageMessage
      action={{ label: t('page.home'), href: homeHref, Link }}
      icon={<AlertIcon size={40} />}
      rows={[
        { icon: <GamepadIcon size={22} />, text: t('page.errorParamsReenter') },
        { icon: <UserIcon size={22} />, text: t('page.errorParamsSupport') },
      ]}
      supportHref={supportHref}
      title={t('page.errorParamsTitle')}
    />
  );
}
