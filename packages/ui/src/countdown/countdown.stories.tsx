import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { type CountdownProps, Countdown } from './countdown';

/** The time left to pay for another player, in the language of the toolbar. */
function TimeLeft({ state }: CountdownProps): ReactElement {
  const t = useTranslate();
  const time = t('time.minutes', { min: 15 });
  const spoken = t('countdown.left', { time });
  return (
    <Countdown
      label={t('replenish.timeLeft')}
      state={state.kind === 'running' ? { ...state, spoken } : state}
    />
  );
}

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  parameters: { layout: 'padded' },
  render: TimeLeft,
  args: {
    label: 'Time left',
    state: { kind: 'running', time: '14:59', spoken: '15 min left' },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The time left to pay. Screen readers announce minutes only. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14:59')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^15 min left$/);
  },
};

/** The last minute is highlighted. */
export const ShortTime: Story = {
  args: { state: { kind: 'running', time: '00:42', spoken: '1 min left', isShort: true } },
};

/** The longest time that can be left: a day. */
export const LongTime: Story = {
  args: { state: { kind: 'running', time: '1439:59', spoken: '24 h left' } },
};

/** The time is over. Screen readers announce it. */
export const Expired: Story = {
  args: { state: { kind: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Time is up');
  },
};

/** The text for the end of the time can be set. */
export const ExpiredWithText: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Countdown {...args} />,
  args: { state: { kind: 'expired' }, expiredText: 'Expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Expired');
  },
};

/** A countdown with a button that reduces the time by a second. */
function BySeconds(props: CountdownProps): ReactElement {
  const [left, setLeft] = useState(899);
  const time = `14:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <Countdown {...props} state={{ kind: 'running', time, spoken: '15 min left' }} />
      <button
        onClick={() => {
          setLeft(left - 1);
        }}
        type="button"
      >
        a second passes
      </button>
    </>
  );
}

/** A new second neither moves the text nor makes a screen reader speak. */
export const SecondBySecond: Story = {
  tags: ['behaviour', '!autodocs'],
  render: BySeconds,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('14:59').getBoundingClientRect();
    const said = canvas.getByRole('status').textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'a second passes' }));
    const after = canvas.getByText('14:58').getBoundingClientRect();
    await expect(after.left).toBe(before.left);
    await expect(after.width).toBe(before.width);
    await expect(canvas.getByRole('status').textContent).toBe(said);
  },
};

/** Minutes come before seconds in Arabic too. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('14:59')).direction).toBe('ltr');
  },
};

/** Very long labels wrap. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: (args) => <Countdown {...args} />,
  args: { label: `${awkward.markup} ${awkward.long}` },
};
