import { CommonCode } from '@shop/contract';
import { type Read, fields } from '../storage';
import type { TileGoods } from './goods-types';

const decimal = /^-?\d+(\.\d+)?$/;

const numeric: Read<number> = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : undefined;
};
const amount: Read<number> = (value) => numeric(value ?? 0);
const text: Read<string> = (value = null) => {
  if (typeof value === 'string' || value === null) return value ?? '';
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};
const requiredText: Read<string> = (value) => text(value)?.trim() || undefined;
const flag: Read<boolean> = (value) => [true, 1, '1', 'true'].some((yes) => yes === value);

const plainGoods = fields({
  product_id: requiredText,
  name: requiredText,
  icon: text,
  base_amount: amount,
  bonus_amount: amount,
  price: (value) => {
    const price = numeric(value);
    return price !== undefined && price >= 0 ? price : undefined;
  },
  currency: (value) => {
    const currency = requiredText(value);
    return currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
  },
  type_key: requiredText,
  type_name: requiredText,
  is_limit: flag,
  coupon_points: amount,
  goods_sort: amount,
  type_sort: amount,
  is_special: flag,
});

const listed = fields({
  goods: (value): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined),
});
const answer = fields({
  code: (value) => (numeric(value) === CommonCode.success ? true : undefined),
  content: listed,
});

/**
 * Reads what tiles show of an answer to `goodsList`, as the contract does, but all or nothing: none if it is not an answer with
 * goods, or if anything in it cannot be read. It needs no library for schemas, for the module that the page loads before the
 * shop's code.
 */
export function readPlainGoods(body: unknown): readonly TileGoods[] {
  const given = answer(body)?.content.goods ?? [];
  const goods = given.flatMap((one) => plainGoods(one) ?? []);
  return goods.length === given.length ? goods : [];
}
