import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Button } from '../button';
import { Panel } from './panel';

const meta = {
  title: 'Components/Panel',
  parameters: { layout: 'padded' },
  component: Panel,
  args: { title: 'Choose a game', children: <p>Starfall Saga</p> },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A section of a page with a title. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Choose a game' })).toHaveTextContent(
      'Starfall Saga',
    );
  },
};

/** With a button below the content. */
export const WithFooter: Story = { args: { footer: <Button wide>Buy</Button> } };

/** A very long title, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { title: awkward.long, children: <p>{awkward.markup}</p> },
};
