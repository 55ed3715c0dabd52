import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '.';
import styles from './gallery.module.css';

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'padded' },
  component: icons.CheckIcon,
  args: { size: 24 },
} satisfies Meta<typeof icons.CheckIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons that point along the line. They are mirrored in right-to-left languages. */
const flipping = ['BackIcon', 'ChevronEndIcon', 'ExternalIcon', 'SignOutIcon'] as const;

/** All icons. An icon is decoration; the text beside it carries the meaning. */
export const All: Story = {
  render: (args) => (
    <ul className={styles.gallery}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li className={styles.item} key={name}>
          <Icon {...args} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const flips = canvas
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('[data-flips]') !== null)
      .map(({ textContent }) => textContent);
    await expect(flips).toEqual(flipping);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
  },
};

/** The mirrored icons, as they are in right-to-left languages. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { direction: 'rtl' },
  render: (args) => (
    <ul className={styles.gallery}>
      {flipping.map((name) => {
        const Icon = icons[name];
        return (
          <li className={styles.item} key={name}>
            <Icon {...args} />
            <span className={styles.name}>{name}</span>
          </li>
        );
      })}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg'))
      await expect(getComputedStyle(icon).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

/** The edge in pixels. Line widths scale with it. */
export const Sizes: Story = {
  render: () => (
    <ul className={styles.gallery}>
      {[16, 20, 24, 28, 36].map((size) => (
        <li className={styles.item} key={size}>
          <icons.GemIcon size={size} />
          <span className={styles.name}>{size}</span>
        </li>
      ))}
    </ul>
  ),
};
