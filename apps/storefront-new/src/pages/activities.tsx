import { ActivitySection } from '@shop/storefront/activity';
import { WhoSection, useCarriedQuery } from '@shop/storefront/selection';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../routes';

/** Whose activities, and these. */
export function Activities(): ReactElement {
  const navigate = useNavigate();
  const search = useCarriedQuery();
  const leave = (): void => {
    void navigate({ pathname: routes.home, search });
  };
  return (
    <>
      <WhoSection />
      <ActivitySection onLeave={leave} />
    </>
  );
}
