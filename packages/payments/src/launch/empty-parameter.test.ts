import { payment } from '@shop/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import type { Order } from './order-request';
import { createLauncher } from './create-launcher';
import type { LaunchResult } from './launch-result';

async function launched(
  order: Order,
): Promise<{ result: LaunchResult; effects: string[]; names: string[] }> {
  const effects: string[] = [];
  const names: string[] = [];
  const launcher = createLauncher({
    createOrder: async (_, params) => {
      effects.push('order');
      names.push(...Object.keys(params));
      return { kind: 'created', billing_no: 'B1', url: '', repeated: false };
    },
    openWindow: () => {
      effects.push('window');
      return null;
    },
  });
  const result = await launcher.launch({ payway_id: '10201', channel_id: '' }, order);
  return { result, effects, names };
}

/** The parameters that the contract refuses if they are blank. */
const texts = Object.entries(payment.entries)
  .filter(([, schema]) => !v.is(schema, ' '))
  .map(([name]) => name);

describe('an order with an empty parameter', () => {
  it('may have any id of the contract empty', () => {
    expect(texts).toEqual(expect.arrayContaining(['areaId', 'role_id', 'server_id', 'replaces']));
  });

  it.each(texts)('is not requested, and opens no window: %s', async (parameter) => {
    for (const empty of ['', ' \t']) {
      const { result, effects } = await launched({ ...anOrder(), [parameter]: empty });
      expect(result).toEqual({ kind: 'refused', reason: 'empty-parameter', parameter });
      expect(effects).toEqual([]);
    }
  });

  it('is requested if the parameter is undefined, without it', async () => {
    const { effects, names } = await launched({ ...anOrder(), areaId: undefined });
    expect(effects).toEqual(['window', 'order']);
    expect(names).toContain('role_id');
    expect(names).not.toContain('areaId');
  });
});
