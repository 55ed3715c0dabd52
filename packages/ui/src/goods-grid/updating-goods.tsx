import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { type GoodsType, GoodsRadios } from './goods-grid';
import { GoodsTypes } from './goods-types';

const nothing = (): void => undefined;

/**
 * The goods of the first type as the player last saw them, while their prices are being updated. None
 * can be chosen. As large as the same goods once they can be. Nothing without goods.
 */
export function UpdatingGoods({ types }: { types: readonly GoodsType[] }): ReactElement | null {
  const t = useTranslate();
  const [open] = types;
  if (!open) return null;
  return (
    <>
      <VisuallyHidden role="status">{t('goods.updating')}</VisuallyHidden>
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
