import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { SearchField, type SearchFieldProps } from './search-field';

/** A field that keeps what is typed. */
function Searching({ value, onChange, ...rest }: SearchFieldProps): ReactElement {
  const [typed, setTyped] = useState(value);
  return (
    <SearchField
      {...rest}
      onChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
      value={typed}
    />
  );
}

const meta = {
  title: 'Components/Search field',
  parameters: { layout: 'padded' },
  component: SearchField,
  render: Searching,
  args: { label: 'Search games', value: '', onChange: fn(), onKeyDown: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty search field. The placeholder is its name. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(field, 'sk');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith('sk');
  },
};

/** A search field with a text. */
export const Filled: Story = { args: { value: 'Starfall' } };

/** Keys are reported, so that the down arrow can move into the list. */
export const ReportsKeys: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{ArrowDown}');
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
  },
};

/** Very long texts, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { label: awkward.markup, value: awkward.long },
};
