import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { writeInto } from '../../test/user-actions';
import { SearchField, type SearchFieldProps } from './search-field';

const meta = {
  title: 'Components/Search field',
  parameters: { layout: 'padded' },
  component: SearchField,
  args: { label: 'Search games', onChange: fn(), onDown: fn() },
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
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Starfall');
  },
};

/** The down arrow leads into the list. While an input method offers characters, it leads through these. */
export const IntoTheList: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await expect(args.onDown).not.toHaveBeenCalled();
    await userEvent.type(field, '{ArrowDown}');
    await expect(args.onDown).toHaveBeenCalledOnce();
  },
};

/** A search beside something else that renders it again. */
function WithNeighbour(props: SearchFieldProps): ReactElement {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <SearchField {...props} label={`${props.label} ${String(presses)}`} />
      <button
        onClick={() => {
          setPresses(presses + 1);
        }}
        type="button"
      >
        press
      </button>
    </>
  );
}

/** A text that the browser or an assistive tool has written without an event stays when the list renders again. */
export const WrittenByATool: Story = {
  tags: ['behaviour', '!autodocs'],
  render: WithNeighbour,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    writeInto(field, 'Starfall');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('searchbox', { name: 'Search games 1' })).toHaveValue('Starfall');
    await fireEvent.input(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('Starfall');
  },
};

/** Very long texts, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { label: awkward.markup },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste(awkward.long);
  },
};
