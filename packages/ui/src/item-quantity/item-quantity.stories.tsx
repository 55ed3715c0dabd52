import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { ItemQuantity } from './item-quantity';

const meta = {
  title: 'Components/Item quantity',
  component: ItemQuantity,
  parameters: { layout: 'padded' },
  args: { name: 'Golden chest', count: '3' },
} satisfies Meta<typeof ItemQuantity>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reward with its quantity. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** A very long name is shortened. The quantity is not. */
export const AwkwardName: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { name: `${awkward.markup} ${awkward.long}`, count: '99,999,999' },
  play: async ({ canvas }) => {
    const number = canvas.getByText('99,999,999').getBoundingClientRect();
    const box = canvas.getByText('99,999,999').parentElement?.getBoundingClientRect();
    await expect(number.bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
    await expect(number.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** In a right-to-left language the sign stays between the number and a name of either direction. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const number = canvas.getByText('3');
    const name = canvas.getByText('Golden chest');
    const sign = document.createRange();
    sign.setStartAfter(number);
    sign.setEndBefore(name);
    const place = sign.getBoundingClientRect();
    await expect(sign.toString().trim()).toBe('×');
    await expect(place.right).toBeLessThanOrEqual(number.getBoundingClientRect().left);
    await expect(place.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right);
  },
};

/** A right-to-left name beside its quantity. */
export const RightToLeftName: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { name: awkward.backwards },
};
