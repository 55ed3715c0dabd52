import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityViolations } from '../../test/accessibility-violations';
import { renderInShop } from '../../test/render-in-shop';
import { PayBar } from './pay-bar';

describe('pay bar', () => {
  it('names the next missing step, and pressing leads there', async () => {
    const onBuy = vi.fn();
    const onPress = vi.fn();
    const missing = { label: 'Choose a server', onPress };
    renderInShop(<PayBar item={null} missing={missing} onBuy={onBuy} price={null} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Choose a server' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(onBuy).not.toHaveBeenCalled();
  });

  it('buys once nothing is missing', async () => {
    const onBuy = vi.fn();
    renderInShop(<PayBar item="300 Diamonds" missing={null} onBuy={onBuy} price="$4.99" />);
    expect(screen.getByText('$4.99')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Buy' }));
    expect(onBuy).toHaveBeenCalledOnce();
  });

  it('goods had for a card are named without a price, and exchanged', () => {
    renderInShop(
      <PayBar item="Card" missing={null} onBuy={vi.fn()} price={null} purpose="exchange" />,
    );
    expect(screen.getByText('Card')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Exchange' })).toBeInTheDocument();
  });

  it('has nothing axe objects to', async () => {
    const lines = [{ label: 'Server', value: 'S12' }];
    renderInShop(
      <PayBar item="X" lines={lines} missing={null} onBuy={vi.fn()} original="$6" price="$5" />,
    );
    expect(await accessibilityViolations()).toEqual([]);
  });
});
