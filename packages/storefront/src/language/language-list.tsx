import { isLanguage, languageEntry, useLanguage } from '@shop/i18n';
import { LanguagePopup } from '@shop/ui/language-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { useToast } from '../toasts';
import { useLanguageControl } from './language-control';
import { offeredLanguages } from './start-language';

/** The language selector; each language has its own name in it. */
export function LanguageList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const showToast = useToast();
  const { area, config } = useServices();
  const { code } = useLanguage();
  const { change } = useLanguageControl();

  const choose = (tag: string): void => {
    onOpenChange(false);
    if (!isLanguage(tag) || tag === code) return;
    change(tag).catch(() => {
      showToast('error.network', 'error');
    });
  };

  return (
    <LanguagePopup
      open={open}
      onOpenChange={onOpenChange}
      languages={offeredLanguages(config.brand, area).map((language) => ({
        tag: language,
        name: languageEntry(language).name,
      }))}
      current={code}
      onChoose={choose}
    />
  );
}
