import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { RechargePopup } from './recharge-popup';
import type { CardMode, ChannelOption, RechargePopupProps } from './recharge-popup-props';

const channel = (key: string, changes: Partial<ChannelOption> = {}): ChannelOption => ({
  key,
  name: key,
  icon: '',
  description: '',
  hasSubChannels: false,
  ...changes,
});

function rechargeProps(changes: Partial<RechargePopupProps> = {}): RechargePopupProps {
  return {
    open: true,
    onOpenChange: vi.fn(),
    recipient: { role: 'Amaranth', server: 'S12', game: 'Dragon Tale', picture: '' },
    regions: [
      { code: 'SG', name: 'Singapore' },
      { code: 'MY', name: 'Malaysia' },
    ],
    region: 'SG',
    onRegionChange: vi.fn(),
    channels: {
      kind: 'ready',
      items: [channel('PayPal'), channel('Cards', { hasSubChannels: true })],
    },
    chosenChannel: 'PayPal',
    onChannelChoose: vi.fn(),
    detail: { goods: '300 Diamonds', server: 'S12', role: 'Amaranth' },
    price: { amount: '$4.99' },
    busy: false,
    onBuy: vi.fn(),
    ...changes,
  };
}

function openRecharge(changes: Partial<RechargePopupProps> = {}) {
  const props = rechargeProps(changes);
  renderInShop(<RechargePopup {...props} />);
  return { props, user: userEvent.setup() };
}
const buy = () => screen.getByRole('button', { name: /^Buy/ });

describe('recharge popup (spec §2)', () => {
  it('says who gets it: role, server and game', () => {
    openRecharge();
    const [line] = screen.getAllByRole('paragraph');
    expect(line).toHaveTextContent('For Amaranth S12 · Dragon Tale');
  });

  it('the region selector shows only with more than one region', () => {
    openRecharge({ regions: [{ code: 'SG', name: 'Singapore' }] });
    expect(screen.queryByLabelText('Region')).toBeNull();
  });

  it('selecting a region tells the owner', async () => {
    const { props, user } = openRecharge();
    await user.selectOptions(screen.getByLabelText('Region'), 'Malaysia');
    expect(props.onRegionChange).toHaveBeenCalledExactlyOnceWith('MY');
  });

  it('channels are radios; one with sub-channels is a button that opens them', async () => {
    const { props, user } = openRecharge({ chosenChannel: null });
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(props.onChannelChoose).toHaveBeenLastCalledWith('PayPal');
    const cards = screen.getByRole('button', { name: /Cards/ });
    expect(cards).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(cards);
    expect(props.onChannelChoose).toHaveBeenLastCalledWith('Cards');
  });

  it('the buy button carries the amount, and is disabled while no channel is chosen', async () => {
    const { props, user } = openRecharge({ chosenChannel: null });
    expect(buy()).toHaveTextContent('Buy · $4.99');
    expect(buy()).toBeDisabled();
    await user.click(buy());
    expect(props.onBuy).not.toHaveBeenCalled();
  });

  it('buys once a channel is chosen, and not again while busy', async () => {
    const { props, user } = openRecharge();
    await user.click(buy());
    expect(props.onBuy).toHaveBeenCalledOnce();
  });

  it('swallows presses while an order is being created', async () => {
    const { props, user } = openRecharge({ busy: true, busyLabel: 'Opening PayPal …' });
    await user.click(buy());
    expect(props.onBuy).not.toHaveBeenCalled();
    expect(screen.getByText('Opening PayPal …')).toBeInTheDocument();
  });

  it('a discounted price stands beside the original, struck through and named as such', () => {
    openRecharge({ price: { amount: '$4.49', original: '$4.99' } });
    expect(screen.getByText('Original price: $4.99')).toBeInTheDocument();
    expect(screen.getByText('$4.99').closest('s')).not.toBeNull();
  });

  it('while the price is worked out, no old one is left standing', () => {
    openRecharge({ price: null });
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(buy()).toBeDisabled();
  });

  it('the order detail is closed at first and lists goods, server and role', async () => {
    const { user } = openRecharge({ detail: { goods: 'G', server: 'S', role: 'R', area: 'A' } });
    expect(screen.queryByRole('definition')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Order details' }));
    const values = screen.getAllByRole('definition').map((value) => value.textContent.trim());
    expect(values).toEqual(['G', 'S', 'R', 'A']);
  });

  it('without a channel the other regions are a press away', async () => {
    const { props, user } = openRecharge({ channels: { kind: 'ready', items: [] } });
    expect(screen.queryByRole('button', { name: 'Singapore' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Malaysia' }));
    expect(props.onRegionChange).toHaveBeenCalledExactlyOnceWith('MY');
  });

  it('a list that failed can be asked for again', async () => {
    const onRetry = vi.fn();
    const { user } = openRecharge({ channels: { kind: 'error', onRetry } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('a refusal is said beside the button, with the way out', async () => {
    const onPress = vi.fn();
    const { user } = openRecharge({
      message: { tone: 'error', text: 'Unpaid order', action: { label: 'Pay it', onPress } },
    });
    expect(screen.getByText('Unpaid order').closest('[aria-live]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay it' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('card mode (spec §4)', () => {
  const card = (changes: Partial<CardMode> = {}): CardMode => ({
    purpose: 'exchange',
    form: <p>the card form</p>,
    isComplete: true,
    onBack: vi.fn(),
    ...changes,
  });

  it('shows the card form, hides regions and channels, and gives a back button', async () => {
    const mode = card();
    const { user } = openRecharge({ card: mode });
    expect(screen.getByText('the card form')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByLabelText('Region')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(mode.onBack).toHaveBeenCalledOnce();
  });

  it('outside of it there is no back button', () => {
    openRecharge();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('goods had for a card have no price, and the button reads “exchange”', async () => {
    const { props, user } = openRecharge({ card: card() });
    expect(screen.queryByText(/\$|To pay/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Exchange' }));
    expect(props.onBuy).toHaveBeenCalledOnce();
  });

  it('goods paid with a card keep their price, and the button reads “buy”', () => {
    openRecharge({ card: card({ purpose: 'buy' }) });
    expect(buy()).toHaveTextContent('Buy · $4.99');
    expect(screen.getByText('To pay')).toBeInTheDocument();
  });

  it.each(['exchange', 'buy'] as const)('to %s is disabled until the card is typed', (purpose) => {
    openRecharge({ card: card({ purpose, isComplete: false }) });
    expect(screen.getByRole('button', { name: /^(Buy|Exchange)/ })).toBeDisabled();
  });
});

const closedProps = rechargeProps();
describePopup('Recharge info', (popup) => <RechargePopup {...closedProps} {...popup} />);
