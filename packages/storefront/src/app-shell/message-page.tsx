import { StatusMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { RealNamePage } from '../real-name';
import { useServices } from '../services';
import { NotAreaPage } from './not-area-page';
import { ShopLink } from './shop-link';

/** Props of {@link MessagePage}. */
export interface MessagePageProps {
  readonly of: 'certified-real' | 'not-area' | 'not-found' | 'show-error';
  /** The path of the shop's home page. */
  readonly home: string;
}

/** A page with only a message (spec §2). */
export function MessagePage({ of, home }: MessagePageProps): ReactElement {
  const { config, query } = useServices();
  switch (of) {
    case 'certified-real':
      return <RealNamePage home={home} Link={ShopLink} />;
    case 'not-area':
      return <NotAreaPage config={config} query={query} home={home} />;
    case 'not-found':
    case 'show-error':
      return (
        <StatusMessage
          homeHref={home}
          kind={of === 'not-found' ? 'not-found' : 'parameter-error'}
          Link={ShopLink}
          supportHref={config.brand.support}
        />
      );
  }
}
