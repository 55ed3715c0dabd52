import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { Skeleton } from '../skeleton';
import type { GoodsType } from './goods-grid';
import styles from './goods-types.module.css';

/** Props of {@link GoodsTypes}. */
interface GoodsTypesProps {
  types: readonly GoodsType[];
  open: string;
  isUpdating?: boolean | undefined;
  onChange: (key: string) => void;
}

/**
 * The types of goods as one row of native radios: arrow keys for free, and no library. The name of a
 * single type has the same height, so that the goods below have one place whatever comes.
 */
export function GoodsTypes({ types, open, isUpdating, onChange }: GoodsTypesProps): ReactElement {
  const t = useTranslate();
  const name = useId();
  const [sole, second] = types;
  if (sole && !second)
    return (
      <p className={styles.sole}>
        <bdi>{sole.name}</bdi>
      </p>
    );

  return (
    <div
      aria-label={t('goods.types')}
      className={styles.types}
      data-scrolls="inline"
      role="radiogroup"
      // A row wider than the screen can be scrolled with the keyboard although no type can be chosen.
      tabIndex={isUpdating ? 0 : undefined}
    >
      {types.map((type) => (
        <label className={styles.type} key={type.key}>
          <input
            checked={type.key === open}
            className={styles.input}
            disabled={isUpdating}
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

/** A row of tabs to its end, as high as those to come. */
export function GoodsTypesSkeleton(): ReactElement {
  return (
    <div className={styles.types} data-scrolls="inline">
      {[1, 2, 3, 4].map((type) => (
        <Skeleton blockSize="auto" inlineSize="6rem" key={type} />
      ))}
    </div>
  );
}
