import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityViolations } from '../../test/accessibility-violations';
import { renderInShop } from '../../test/render-in-shop';
import { GoodsGrid } from './goods-grid';
import type { GoodsGridProps, GoodsTile, GoodsType } from './goods-grid-props';

const tile = (id: string, changes: Partial<GoodsTile> = {}): GoodsTile => ({
  id,
  name: `Goods ${id}`,
  icon: '',
  base: '300',
  bonus: '+30',
  price: '$4.99',
  badge: null,
  note: null,
  disabledReason: null,
  ...changes,
});
const type = (key: string, ...goods: GoodsTile[]): GoodsType => ({
  key,
  name: `Type ${key}`,
  goods,
});

function openGoods(types: GoodsType[], changes: Partial<GoodsGridProps> = {}) {
  const props: GoodsGridProps = {
    state: { kind: 'ready', types },
    chosenType: null,
    onTypeChange: vi.fn(),
    chosen: null,
    onChoose: vi.fn(),
    ...changes,
  };
  renderInShop(<GoodsGrid {...props} />);
  return { props, user: userEvent.setup() };
}

describe('goods grid', () => {
  it('goods that are had for a prepaid card alone show no price', () => {
    openGoods([type('cards', tile('card', { price: null, base: null, bonus: null }))]);
    expect(screen.getByRole('radio')).toHaveAccessibleName('Goods card');
  });

  it('goods are one group of radios, walked with the arrow keys', async () => {
    const { props, user } = openGoods([type('a', tile('1'), tile('2'))], { chosen: '1' });
    expect(screen.getByRole('radio', { name: /Goods 1/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Goods 1/ }));
    await user.keyboard('{ArrowRight}');
    expect(props.onChoose).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('what cannot be bought stays visible with the reason, and is not chosen', async () => {
    const { props, user } = openGoods([type('a', tile('1', { disabledReason: 'Sold out' }))]);
    const radio = screen.getByRole('radio', { name: /Sold out/ });
    expect(radio).toHaveAttribute('aria-disabled', 'true');
    await user.click(radio);
    expect(props.onChoose).not.toHaveBeenCalled();
  });

  it('several types show as tabs; an empty type has none', async () => {
    const types = [type('a', tile('1')), type('empty'), type('b', tile('2'))];
    const { props, user } = openGoods(types, { chosenType: 'b' });
    expect(screen.getByRole('radio', { name: 'Type b' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Goods 2/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Type empty' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Type a' }));
    expect(props.onTypeChange).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('a single type needs no tabs', () => {
    openGoods([type('a', tile('1'))]);
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  });

  it('says when nothing is on sale, and lets a failed list be asked for again', async () => {
    const onRetry = vi.fn();
    openGoods([type('a')]);
    expect(screen.getByText('Nothing is on sale in this game right now')).toBeInTheDocument();
    openGoods([], { state: { kind: 'error', onRetry } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'ready',
      { kind: 'ready', types: [type('a', tile('1', { badge: 'Special', note: '2 left' }))] },
    ],
    ['loading', { kind: 'loading' }],
  ] as const)('has nothing axe objects to: %s', async (_case, state) => {
    openGoods([], { state });
    expect(await accessibilityViolations()).toEqual([]);
  });
});
