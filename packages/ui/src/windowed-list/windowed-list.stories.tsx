import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { OptionRow } from '../option-row';
import { WindowedList } from './windowed-list';
import styles from './windowed-list-story.module.css';

/** Props of {@link Names}. */
interface NamesProps {
  /** One that begins with "Servers" is a heading. */
  names: readonly string[];
  onChoose: (name: string) => void;
}

const isHeading = (name: string): boolean => name.startsWith('Servers ');

/** A list of servers in a box that scrolls. */
function Names({ names, onChoose }: NamesProps): ReactElement {
  return (
    <div className={styles.box}>
      <WindowedList
        isStop={(name) => !isHeading(name)}
        label="Servers"
        renderRow={(name) =>
          isHeading(name) ? (
            <h3>{name}</h3>
          ) : (
            <OptionRow
              chosen={false}
              onPress={() => {
                onChoose(name);
              }}
              title={name}
            />
          )
        }
        rowHeight={52}
        rows={names}
      />
    </div>
  );
}

const tenThousand = Array.from({ length: 10_000 }, (_, index) => `Server ${index + 1}`);

const meta = {
  title: 'Components/Windowed list',
  parameters: { layout: 'padded' },
  component: Names,
  args: { names: tenThousand, onChoose: fn() },
} satisfies Meta<typeof Names>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Ten thousand rows. Only the visible ones are in the page, and screen readers announce the
 * position among all.
 */
export const TenThousand: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

/** Scrolled to the end: the visible rows are drawn. */
export const Scrolled: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    const scroller = canvas.getByRole('list', { name: 'Servers' }).parentElement;
    scroller?.scrollTo({ top: 10_000 * 52 });
    await expect(await canvas.findByText('Server 10000')).toBeVisible();
    await waitFor(() => expect(first?.isConnected).toBe(false));
  },
};

/** End and Home move to rows that were not in the page, arrow keys to the next row. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, await canvas.findByRole('button', { name: 'Server 1' }));
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('button', { name: 'Server 10000' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('Server 9999');
  },
};

/** Arrow keys skip headings. */
export const WithHeadings: Story = {
  args: { names: ['Servers 1–100', 'Server 1', 'Servers 101–200', 'Server 101'] },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, await canvas.findByRole('button', { name: 'Server 1' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Server 101' })).toHaveFocus();
  },
};

/** A few rows without scrolling. */
export const Short: Story = { args: { names: ['S1 – Dawn Harbour', 'S2 – Silver Coast'] } };

/** A list without rows. */
export const Empty: Story = {
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** Very long names are cut. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { names: [awkward.long, awkward.markup, awkward.backwards] },
};
