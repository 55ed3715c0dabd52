import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { OptionRow } from '../option-row';
import { type PopupProps, Sheet } from '../sheet';
import styles from './language-popup.module.css';

/** A language, under its own name. */
export interface LanguageOption {
  /** BCP 47 tag. */
  tag: string;
  /** In the language itself: "Deutsch", "العربية". */
  name: string;
}

/** Props of {@link LanguagePopup}. */
export interface LanguagePopupProps extends PopupProps {
  languages: readonly LanguageOption[];
  current: string;
  onChoose: (tag: string) => void;
}

/** The languages under their own names, the current one marked and first. */
export function LanguagePopup({
  open,
  onOpenChange,
  languages,
  current,
  onChoose,
}: LanguagePopupProps): ReactElement {
  const t = useTranslate();
  const isCurrent = ({ tag }: { tag: string }): boolean => tag === current;
  const sorted = [...languages.filter(isCurrent), ...languages.filter((one) => !isCurrent(one))];
  return (
    <Sheet height="fit" onOpenChange={onOpenChange} open={open} title={t('header.language')}>
      <ul className={styles.list}>
        {sorted.map(({ tag, name }) => (
          <li key={tag} lang={tag}>
            <OptionRow
              chosen={tag === current}
              onPress={() => {
                onChoose(tag);
              }}
              title={name}
              wraps
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
