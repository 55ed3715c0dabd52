import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { SearchField, type SearchFieldProps } from './search-field';

/** An owner that keeps what is typed. */
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

/** Its placeholder is its name; the owner is told at every key. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(field, 'sk');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith('sk');
  },
};

/** With what was typed. */
export const Filled: Story = { args: { value: 'Dragon' } };

/** Ids are searched with a phone's digits; letters can be typed all the same. */
export const ForDigits: Story = {
  args: { inputMode: 'numeric', label: 'Search by server ID' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, 's12');
    await expect(field).toHaveValue('s12');
  },
};

/** The owner hears keys, so that arrow down can lead into the list. */
export const KeysAreHeard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{ArrowDown}');
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
  },
};

/** Whatever is typed stays in its field. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { label: awkward.markup, value: awkward.long },
};
