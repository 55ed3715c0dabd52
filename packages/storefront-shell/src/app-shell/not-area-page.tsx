import type { DomainArea } from '@shop/contract';
import { isLanguage, languageEntry } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { areaName } from '@shop/storefront-core/app-shell';
import {
  changeAddress,
  pageWindow,
  saveLanguageForHost,
  showLanguage,
} from '@shop/storefront-core/browser';
import { carriedQuery, withParameters } from '@shop/storefront-core/entry';
import { saveLanguage } from '@shop/storefront-core/language';
import { supportHref } from '@shop/storefront-core/support';
import { AppHeader, HeaderAction } from '@shop/ui/app-header';
import { Footer } from '@shop/ui/footer';
import { GlobeIcon } from '@shop/ui/icon';
import { LanguagePopup } from '@shop/ui/language-popup';
import { Page } from '@shop/ui/page';
import { NotAreaMessage } from '@shop/ui/page-message';
import { type ReactElement, useState } from 'react';
import { useDeferredTextsOf } from '@shop/storefront/deferred-texts';
import type { StartedShop } from '../shop';

/** A shop without an area. */
type ShopWithoutArea = Extract<StartedShop, { kind: 'not-area' }>;

/** Props of {@link NotAreaPage}. */
export interface NotAreaPageProps {
  readonly shop: ShopWithoutArea;
  /** The path of the shop's home page. */
  readonly home: string;
}

/**
 * The page of a visit without a valid area (spec §2, §4), which has neither a store nor calls: the areas there
 * are, or the way home of a brand with only one, and customer service.
 */
export function NotAreaPage({ shop, home }: NotAreaPageProps): ReactElement {
  const { brand } = shop.config;
  const translate = useTranslate();
  const { code } = useLanguage();
  const carried = (area: DomainArea | null): string =>
    carriedQuery({ brand, area, query: shop.query, link: null, language: code });
  const support = supportHref(brand.support, { host: pageWindow().location.host });
  const hasTexts = useDeferredTextsOf(shop.i18n);
  return (
    <Page
      header={
        <AppHeader
          brandName={brand.name}
          homeHref={`/${carried(null)}`}
          language={<LanguageChoice shop={shop} />}
          Link="a"
          logo="/icon.svg"
        />
      }
      footer={
        <Footer
          privacyHref={brand.legal.privacy}
          agreementHref={brand.legal.agreement}
          supportHref={support}
          copyright={brand.legal.copyright}
        />
      }
    >
      {hasTexts && (
        <NotAreaMessage
          areas={
            brand.areas.length === 1
              ? []
              : brand.areas.map(({ area }) => ({
                  key: area,
                  name: areaName(area, code, translate),
                  href: home + carried(area),
                }))
          }
          isAddressWrong={shop.query.givenArea !== null}
          homeHref={brand.areas.length === 1 ? home + carried(null) : undefined}
          supportHref={support}
        />
      )}
    </Page>
  );
}

/** The language selector, with all languages of the brand. A language that cannot be loaded changes nothing. */
function LanguageChoice({ shop }: Pick<NotAreaPageProps, 'shop'>): ReactElement {
  const { config, i18n, storage } = shop;
  const translate = useTranslate();
  const { code } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { name } = languageEntry(code);
  const choose = (tag: string): void => {
    setOpen(false);
    if (!isLanguage(tag) || tag === code) return;
    i18n.use(tag).then(
      () => {
        saveLanguage(storage, tag);
        saveLanguageForHost(tag);
        showLanguage(tag);
        forgetLinkLanguage();
      },
      () => undefined,
    );
  };
  return (
    <>
      <HeaderAction
        icon={<GlobeIcon />}
        label={name}
        spokenLabel={`${translate('header.language')}: ${name}`}
        hasPopup
        onPress={() => {
          setOpen(true);
        }}
      />
      <LanguagePopup
        open={isOpen}
        onOpenChange={setOpen}
        languages={config.brand.languages.filter(isLanguage).map((language) => ({
          tag: language,
          name: languageEntry(language).name,
        }))}
        current={code}
        onChoose={choose}
      />
    </>
  );
}

/** The language of the link counts until the player chooses another. */
function forgetLinkLanguage(): void {
  const { pathname, search } = pageWindow().location;
  changeAddress(pageWindow(), pathname + withParameters(search, { spec_lang: null }));
}
