import { isLanguage, languageEntry, useLanguage } from '@shop/i18n';
import { LanguagePopup } from '@shop/ui/language-popup';
import type { ReactElement } from 'react';
import { loadCode } from '../error-boundary';
import type { PopupContainerProps } from '../popups';
import { usePageConfig } from '../selection';
import { useServices } from '../services';
import { useToast } from '../toasts';
import { useLanguageControl } from './language-control';
import { narrowedLanguages } from './narrowed-languages';
import { offeredLanguages } from './start-language';

/** The language selector, with the languages of the game; each has its own name in it. */
export function LanguageList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const showToast = useToast();
  const { area, config, page } = useServices();
  const { code } = useLanguage();
  const { change } = useLanguageControl();
  const ofGame = usePageConfig()?.language_config ?? [];
  const offered = offeredLanguages(config.brand, area);

  const choose = (tag: string): void => {
    onOpenChange(false);
    if (!isLanguage(tag) || tag === code) return;
    loadCode(page.reload, () => change(tag)).catch(() => {
      showToast('error.network', 'error');
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
