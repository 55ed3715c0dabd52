import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import type { GoodsType } from './goods-grid';
import styles from './goods-types.module.css';

/** Props of {@link GoodsTypes}. */
interface GoodsTypesProps {
  types: readonly GoodsType[];
  open: string;
  onChange: (key: string) => void;
}

/** The types of goods as one row of native radios: arrow keys for free, and no library. */
export function GoodsTypes({ types, open, onChange }: GoodsTypesProps): ReactElement {
  const t = useTranslate();
  const name = useId();
  return (
    <div
      aria-label={t('goods.types')}
      className={styles.types}
      data-scrolls="inline"
      role="radiogroup"
    >
      {types.map((type) => (
        <label className={styles.type} key={type.key}>
          <input
            checked={type.key === open}
            className={styles.input}
            name={name}
            onChange={() => {
              onChange(type.key);
            }}
            type="radio"
          />
          <bdi className={styles.name}>{type.name}</bdi>
        </label>
      ))}
    </div>
  );
}
