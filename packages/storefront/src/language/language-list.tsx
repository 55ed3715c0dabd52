import { isLanguage, languageEntry } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { narrowedLanguages, offeredLanguages } from '@shop/storefront-core/language';
import { LanguagePopup } from '@shop/ui/language-popup';
import type { ReactElement } from 'react';
import { lossText } from '../lost-code';
import type { PopupContainerProps } from '../popups';
import { usePageConfig } from '../selection';
import { useServices } from '../services';
import { useToast } from '../toasts';
import { useLanguageControl } from './language-control';

/** The language selector, with the languages of the game; each has its own name in it. */
export function LanguageList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const showToast = useToast();
  const { area, code: loader, config } = useServices();
  const { code } = useLanguage();
  const { change } = useLanguageControl();
  const ofGame = usePageConfig()?.language_config ?? [];
  const offered = offeredLanguages(config.brand, area);

  const choose = (tag: string): void => {
    onOpenChange(false);
    if (!isLanguage(tag) || tag === code) return;
    loader
      .load(() => change(tag))
      .catch((error: unknown) => {
        showToast(lossText(error), 'error');
      });
  };

  return (
    <LanguagePopup
      open={open}
      onOpenChange={onOpenChange}
      languages={narrowedLanguages(offered, ofGame, code).map((language) => ({
        tag: language,
        name: languageEntry(language).name,
      }))}
      current={code}
      onChoose={choose}
    />
  );
}
