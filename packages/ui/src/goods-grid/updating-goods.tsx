import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { type GoodsType, GoodsRadios } from './goods-grid';
import styles from './goods-grid.module.css';
import { GoodsTypes } from './goods-types';

const nothing = (): void => undefined;

/** Props of {@link UpdatingGoods}. */
interface UpdatingGoodsProps {
  types: readonly GoodsType[];
  /** The index of the type whose goods are shown; by default the first. */
  openAt?: number;
  /** Whether the place of what was bought last is kept above them. Default false. */
  hasAgain?: boolean;
}

/**
 * The goods of one type as the player last saw them, while their prices are being updated. None can be
 * chosen. As large as the same goods once they can be. Nothing without goods.
 */
export function UpdatingGoods({
  types,
  openAt = 0,
  hasAgain = false,
}: UpdatingGoodsProps): ReactElement | null {
  const t = useTranslate();
  const open = types[openAt];
  if (!open) return null;
  return (
    <>
      <VisuallyHidden role="status">{t('goods.updating')}</VisuallyHidden>
      {hasAgain && <div className={styles.again} data-kept />}
      <GoodsTypes isUpdating onChange={nothing} open={open.key} types={types} />
      <GoodsRadios
        chosen={null}
        goods={open.goods}
        isUpdating
        label={open.name}
        onChoose={nothing}
      />
    </>
  );
}
