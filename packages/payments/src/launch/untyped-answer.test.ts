import type { OrderAnswer } from '@shop/contract';
import { expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { createLauncher } from './create-launcher';

/** An answer as code without types may return it; only a signature says that it is one. */
function untyped(answer: string): OrderAnswer;
function untyped(answer: string): unknown {
  const parsed: unknown = JSON.parse(answer);
  return parsed;
}

const pending = { kind: 'pending', billingNo: 'B1', repeated: true };
const noNumber = { kind: 'refused', reason: 'no-billing-no' };

it.each([
  ['nothing', 'null', { kind: 'unknown' }],
  ['the answer of the back end itself', '{"code":1,"content":{}}', { kind: 'unknown' }],
  ['another kind', '{"kind":"ok","billing_no":"B1","url":""}', { kind: 'unknown' }],
  ['no link', '{"kind":"created","billing_no":"B1","repeated":true}', pending],
  ['null for a link', '{"kind":"created","billing_no":"B1","url":null,"repeated":true}', pending],
  ['null for a number', '{"kind":"created","billing_no":null,"url":""}', noNumber],
])('a launch ends with a result though it is answered with %s', async (_, answer, result) => {
  const launcher = createLauncher({
    createOrder: async () => untyped(answer),
    openWindow: () => null,
  });
  const launch = launcher.launch({ payway_id: '10201', channel_id: '' }, anOrder());
  await expect(launch).resolves.toMatchObject(result);
});
