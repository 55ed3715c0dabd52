import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { SelectField } from './select-field';

const options = [
  { value: 'SG', name: 'Singapore' },
  { value: 'MY', name: 'Malaysia' },
  { value: 'TH', name: 'Thailand' },
];

const meta = {
  title: 'Components/Select field',
  parameters: { layout: 'padded' },
  component: SelectField,
  args: { label: 'Region', options, value: 'SG', onChange: fn() },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice from a few regions, with the browser's own control. */
export const Choice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Region');
    await expect(field).toHaveDisplayValue('Singapore');
    await tabTo(userEvent, field);
    await userEvent.selectOptions(field, 'Malaysia');
    await expect(args.onChange).toHaveBeenCalledWith('MY');
  },
};

/** Very long names are shortened. Markup is shown as text. */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    label: `Region ${awkward.long}`,
    options: [{ value: 'x', name: awkward.long }, { value: 'y', name: awkward.markup }, ...options],
    value: 'x',
  },
};

/** Two hundred regions. */
export const ManyOptions: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    options: Array.from({ length: 200 }, (_, index) => ({
      value: String(index),
      name: `Region ${index}`,
    })),
    value: '120',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Region')).toHaveDisplayValue('Region 120');
  },
};
