/** DOM id of the template that the goods of the last visit are painted with. */
export const lastGoodsTemplateId = 'last-goods-template';

/** What the template's texts are, each replaced by the text of the goods. */
export const marks = {
  type: '{type}',
  name: '{name}',
  base: '{base}',
  bonus: '{bonus}',
  price: '{price}',
  badge: '{badge}',
  note: '{note}',
} as const;
