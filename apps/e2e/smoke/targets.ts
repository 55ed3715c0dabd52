import * as v from 'valibot';

/** What an environment says of a shop. */
const expected = v.object({
  brand: v.string(),
  environment: v.string(),
  /** Addresses with scheme. */
  api: v.array(v.string()),
});

const settings = v.object({
  targets: v.array(v.object({ url: v.string(), expected: v.nullable(expected) })),
  /** Where a server answers for all hosts, before DNS leads to it; null if the hosts themselves are asked. */
  connect: v.nullable(v.string()),
  /** Whether the API is there, so that goods can be seen. */
  hasBackEnd: v.boolean(),
  /** Who presses Buy; null if nobody does. */
  buyer: v.nullable(v.object({ username: v.string(), password: v.string(), channel: v.string() })),
});

/** A page of a shop to look at. */
export type Target = v.InferOutput<typeof settings>['targets'][number];

/** What `npm run smoke` was asked to look at. */
export const smoke = v.parse(settings, JSON.parse(process.env['SHOP_SMOKE'] ?? 'null'));

/** The data in a page of the shop. */
export const pageConfig = v.object({
  brand: v.object({ key: v.string(), languages: v.array(v.string()) }),
  environment: v.string(),
  hosts: v.object({ api: v.array(v.string()), track: v.string(), pictures: v.array(v.string()) }),
});
