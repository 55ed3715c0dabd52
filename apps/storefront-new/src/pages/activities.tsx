import { useTranslate } from '@shop/i18n';
import { ActivitySection } from '@shop/storefront/activity';
import { useDeferredTexts } from '@shop/storefront/language';
import { WhoSection, useCarriedQuery } from '@shop/storefront/selection';
import { GiftIcon } from '@shop/ui/icon';
import { PageIntro } from '@shop/ui/page-intro';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../routes';

/** What activities give, whose they are, and these. Shown once its texts are there, so that nothing moves. */
export function Activities(): ReactElement | null {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useCarriedQuery();
  const leave = (): void => {
    void navigate({ pathname: routes.home, search });
  };
  if (!useDeferredTexts()) return null;
  return (
    <>
      <PageIntro icon={<GiftIcon size={64} />} text={translate('activity.intro')} />
      <WhoSection />
      <ActivitySection onLeave={leave} />
    </>
  );
}
