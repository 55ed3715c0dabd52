import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RechargePage, SelectGamePage, SelectGoodsPage } from '../../test/old-pages';
import { tabTo } from '../../test/user-actions';

const meta = {
  title: 'Screens/Old version, wide',
  parameters: { docs: { story: { inline: false, height: '800px' } } },
  globals: { viewport: { value: 'width1280' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const large = { viewport: { value: 'large' } };

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** The games share the width of the page, below the art, what the shop is and the steps. */
export const Step1: Story = {
  render: SelectGamePage,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('button', { name: /^(Starfall|Hollow|Mecha)/ }).map(boxOf);
    const [first] = cards;
    const row = cards.filter(({ top }) => top === first?.top);
    const steps = boxOf(canvas.getByRole('list', { name: 'Steps' }));
    const intro = boxOf(canvas.getByText(/^The official shop for our games/));
    await expect(row.length).toBeGreaterThan(1);
    await expect(first?.left).toBe(steps.left);
    await expect(row.at(-1)?.right).toBe(steps.right);
    await expect(intro.bottom).toBeLessThanOrEqual(steps.top);
    await expect(steps.bottom).toBeLessThanOrEqual(first?.top ?? 0);
    await expect(first?.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** The same on a large screen. */
export const Step1Large: Story = { ...Step1, globals: large };

/** The goods, with the order beside them; both begin on the art. */
export const Step2: Story = {
  render: SelectGoodsPage,
  play: async ({ canvas }) => {
    const order = boxOf(canvas.getByRole('region', { name: 'Your order' }));
    const steps = boxOf(canvas.getByRole('list', { name: 'Steps' }));
    await expect(order.left).toBeGreaterThan(steps.right);
    await expect(order.top).toBeLessThan(steps.top);
  },
};

/** The same on a large screen. */
export const Step2Large: Story = { ...Step2, globals: large };

/**
 * The ways to pay, two in a row, with order, coupon and button beside them, which stay in the window. The keyboard goes
 * through the ways to pay first, then down the order.
 */
export const Step3: Story = {
  render: () => <RechargePage isWide />,
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('region', { name: 'Your order' });
    const ways = canvas.getByRole('region', { name: 'Recharge info' });
    await expect(boxOf(order).left).toBeGreaterThan(boxOf(ways).right);
    await expect(boxOf(order).top).toBeLessThan(boxOf(ways).top);
    const [first, second] = canvas
      .getAllByRole('listitem')
      .filter((row) => row.querySelector('label'));
    await expect(second && boxOf(second).top).toBe(first && boxOf(first).top);

    const radio = canvas.getByRole('radio', { name: /PayHere/ });
    const coupon = canvas.getByRole('button', { name: /VIP −5%/ });
    const details = canvas.getByRole('button', { name: 'Order details' });
    const buy = canvas.getByRole('button', { name: /^Buy/ });
    for (const one of [coupon, details, buy]) await expect(order).toContainElement(one);
    await expect(boxOf(buy).bottom).toBeLessThanOrEqual(innerHeight);

    await userEvent.click(radio);
    await expect(buy).toBeEnabled();
    for (const next of [coupon, details, buy]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Back' }));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Region')).toHaveFocus();
  },
};

/** The same on a large screen. */
export const Step3Large: Story = { ...Step3, globals: large };

/** Goods whose details fill the window: the order scrolls in itself, and the button stays. */
export const Step3LongPage: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <RechargePage isWide />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order details' }));
    window.scrollTo(0, 400);
    const buy = boxOf(canvas.getByRole('button', { name: /^Buy/ }));
    await expect(buy.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(buy.top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
};
