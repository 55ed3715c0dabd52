import { useTranslate } from '@shop/i18n/react';
import { ActivitySection } from '@shop/storefront/activity';
import { useDeferredTexts } from '@shop/storefront/deferred-texts';
import { WhoSection, useCarriedQuery } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { GiftIcon } from '@shop/ui/icon';
import { PageIntro } from '@shop/ui/page-intro';
import type { ReactElement } from 'react';
import { routes } from '../routes';

/** What activities give, whose they are, and these. Shown once its texts are there, so that nothing moves. */
export function Activities(): ReactElement | null {
  const translate = useTranslate();
  const { pageHistory } = useServices();
  const search = useCarriedQuery();
  const leave = (): void => {
    pageHistory.push(routes.home + search);
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
