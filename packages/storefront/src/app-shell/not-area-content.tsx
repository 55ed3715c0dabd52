import type { ShopConfig } from '@shop/brands';
import { useLanguage, useTranslate } from '@shop/i18n';
import { NotAreaMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { type EntryQuery, replenishment, withParameters } from '../entry';
import { areaName } from './area-name';

/** Props of {@link NotAreaContent}. */
export interface NotAreaContentProps {
  readonly config: ShopConfig;
  readonly query: EntryQuery;
  /** The path of the shop's home page. */
  readonly home: string;
  readonly supportHref: string | undefined;
}

/** What a visit without a valid area is shown (spec §2, §4): the areas there are, and customer service. */
export function NotAreaContent({
  config,
  query,
  home,
  supportHref,
}: NotAreaContentProps): ReactElement {
  const translate = useTranslate();
  const { code } = useLanguage();
  const { areas } = config.brand;
  return (
    <NotAreaMessage
      areas={areas.map(({ area }) => ({
        key: area,
        name: areaName(area, code, translate),
        href: home + withParameters('', { ...replenishment(query), domain_area: area }),
      }))}
      supportHref={supportHref}
    />
  );
}
