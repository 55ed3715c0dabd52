// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRechargeScene, press, wallets } from './testing/recharge-scene';

describe('what follows the press that buys', () => {
  it('is said by the way that is chosen', async () => {
    await openRechargeScene();
    expect(screen.queryByText('The payment page opens next')).toBeNull();
    await press(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.getByText('The payment page opens next')).toBeTruthy();
  });

  it('depends on the method below a channel', async () => {
    const payNow = { channel_id: 'PAYNOW', name: 'PayNow', icon: 'n.svg' };
    await openRechargeScene({
      channels: { US: [{ ...wallets, sub_payment: [...wallets.sub_payment, payNow] }] },
      saved: { region: 'US', channelKey: '11501:W', subChannelId: 'PAYNOW' },
    });
    expect(screen.getByText('You get a code to scan or copy next')).toBeTruthy();
  });
});
