import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { goodsApi } from './goods-api';

/** Lists what the game in the address sells, with the markup that the benchmark looks for. */
export function GoodsPage(): ReactElement {
  const { t } = useTranslation();
  const { data } = goodsApi.useGoodsQuery(useLocation().search);
  return (
    <section id="goods">
      <h1>{t('choose')}</h1>
      {data?.content.goods.map(({ product_id: id, name, price, currency }) => (
        <label key={id} style={{ display: 'block' }}>
          <input name="goods" type="radio" value={id} /> {name}{' '}
          {price.toLocaleString('en', { style: 'currency', currency })}
        </label>
      ))}
    </section>
  );
}
