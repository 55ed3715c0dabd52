import type { ShopConfig } from '@shop/brands';
import { useLanguage, useTranslate } from '@shop/i18n';
import { NotAreaMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { type EntryQuery, replenishment, withParameters } from '../entry';
import { areaName } from './area-name';

/** Props of {@link NotAreaPage}. */
export interface NotAreaPageProps {
  readonly config: ShopConfig;
  readonly query: EntryQuery;
  /** The path of the shop's home page. */
  readonly home: string;
}

/** The page of a visit without a valid area (spec §2, §4): the areas there are, and customer service. */
export function NotAreaPage({ config, query, home }: NotAreaPageProps): ReactElement {
  const translate = useTranslate();
  const { code } = useLanguage();
  const { areas, support } = config.brand;
  return (
    <NotAreaMessage
      areas={areas.map(({ area }) => ({
        key: area,
        name: areaName(area, code, translate),
        href: home + withParameters('', { ...replenishment(query), domain_area: area }),
      }))}
      supportHref={support}
    />
  );
}
