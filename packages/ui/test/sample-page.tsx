import { languageEntry, useLanguage, useTranslate } from '@shop/i18n';
import type { ReactElement, ReactNode } from 'react';
import { AppHeader, HeaderAction } from '../src/app-header';
import { BottomNav } from '../src/bottom-nav';
import { Footer } from '../src/footer';
import { BagIcon, GiftIcon, GlobeIcon, UserIcon } from '../src/icon';
import { Page } from '../src/page';
import { pictures } from './story-pictures';

/** Props of {@link SamplePage}. */
export interface SamplePageProps {
  readonly title: string;
  /** The tab that is open; null for a page without navigation (spec §2). */
  readonly tab: 'topup' | 'gift' | 'my' | null;
  /** The pay bar. */
  readonly order?: ReactNode;
  readonly children: ReactNode;
}

const doNothing = (): void => undefined;

/** A whole page of the new version around what a screen's story is about. */
export function SamplePage({ title, tab, order, children }: SamplePageProps): ReactElement {
  const t = useTranslate();
  const { name } = languageEntry(useLanguage().code);
  const items = [
    { key: 'topup', label: t('nav.topup'), icon: <BagIcon /> },
    { key: 'gift', label: t('nav.gift'), icon: <GiftIcon /> },
    { key: 'my', label: t('nav.my'), icon: <UserIcon /> },
  ];
  return (
    <Page
      footer={<Footer agreementHref="#a" copyright="© 2026 Northstar Games" privacyHref="#p" />}
      header={
        <AppHeader
          Link="a"
          account={<HeaderAction hasPopup icon={<UserIcon />} label="Ally" onPress={doNothing} />}
          brandName="Northstar Games"
          homeHref="#home"
          language={
            <HeaderAction
              hasPopup
              icon={<GlobeIcon />}
              label={name}
              onPress={doNothing}
              spokenLabel={`${t('header.language')}: ${name}`}
            />
          }
          logo={pictures.logo}
          title={title}
        />
      }
      navigation={
        tab === null ? undefined : (
          <BottomNav
            Link="a"
            items={items.map((item) => ({
              ...item,
              href: `#${item.key}`,
              current: item.key === tab,
            }))}
          />
        )
      }
      order={order}
    >
      {children}
    </Page>
  );
}
