import { formatRemaining } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { type LimitNoteProps, LimitNote, LimitNotePlace } from './limit-note';

/** The limit is reached for another day and three hours, in the language of the toolbar. */
function AgainLater({ rule }: LimitNoteProps): ReactElement {
  const againIn = formatRemaining(97_200, useTranslate());
  return <LimitNote rule={rule} standing={{ kind: 'none', againIn }} />;
}

const meta = {
  title: 'Components/Limit note',
  component: LimitNote,
  parameters: { layout: 'padded' },
  args: { rule: { per: 'role', times: 3 }, standing: { kind: 'left', left: 2 } },
} satisfies Meta<typeof LimitNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limit is not known yet. Its place is kept, so that the ways to pay below it do not move. */
export const Awaited: Story = { render: () => <LimitNotePlace /> };

/** An item that each role can buy a limited number of times. */
export const PerRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 left')).toBeVisible();
    await expect(canvas.getByText('At most 3 per role')).toBeVisible();
  },
};

/** An item that each game account can buy a limited number of times. */
export const PerGame: Story = {
  args: { rule: { per: 'game', times: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 5 per game account')).toBeVisible();
  },
};

/** An item that can be bought a limited number of times in some days. */
export const WithinDays: Story = {
  args: { rule: { per: 'time', times: 3, days: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 3 in 7 days')).toBeVisible();
  },
};

/** The same for a single day, in the singular form of the language. */
export const WithinADay: Story = {
  args: { rule: { per: 'time', times: 1, days: 1 }, standing: { kind: 'left', left: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 1 in 1 day')).toBeVisible();
  },
};

/** The limit is reached for now. The note shows when the item can be bought again. */
export const AgainIn: Story = {
  args: { rule: { per: 'time', times: 3, days: 7 } },
  render: AgainLater,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Purchase limit reached. You cannot buy this now')).toBeVisible();
    await expect(canvas.getByText('Again in 1 day 3 h')).toBeVisible();
  },
};

/** The limit is reached for good. The note shows no time. */
export const NoneLeft: Story = {
  args: { standing: { kind: 'none', againIn: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Purchase limit reached. You cannot buy this now')).toBeVisible();
    await expect(canvas.queryByText(/Again in/)).toBeNull();
  },
};

/** Very large numbers and very long texts wrap. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    rule: { per: 'time', times: 999_999_999, days: 99_999 },
    standing: { kind: 'none', againIn: `${awkward.markup} ${awkward.long}` },
  },
};
