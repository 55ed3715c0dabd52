import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { BagIcon } from '../icon';
import { LoadFailed, Notice } from '../notice';
import type { GoodsGridProps } from './goods-grid-props';
import { GoodsRadios } from './goods-radios';
import { GoodsSkeleton } from './goods-skeleton';
import { GoodsTypes } from './goods-types';

/** The state the grid is in. */
export function GoodsBody(props: GoodsGridProps): ReactElement {
  const t = useTranslate();
  const { state, chosenType, onTypeChange, chosen, onChoose } = props;

  if (state.kind === 'loading') return <GoodsSkeleton />;
  if (state.kind === 'error') return <LoadFailed onRetry={state.onRetry} text={state.text} />;

  const types = state.types.filter(({ goods }) => goods.length > 0);
  const open = types.find(({ key }) => key === chosenType) ?? types[0];
  if (!open) return <Notice icon={<BagIcon size={28} />} title={t('goods.empty')} />;

  return (
    <>
      {types.length > 1 && <GoodsTypes onChange={onTypeChange} open={open.key} types={types} />}
      <GoodsRadios chosen={chosen} goods={open.goods} label={open.name} onChoose={onChoose} />
    </>
  );
}
