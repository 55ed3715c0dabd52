import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { BagIcon } from '../icon';
import { LoadErrorNotice } from './load-error-notice';
import { Notice } from './notice';

const onPress = fn();

/** A list that could not be loaded, in the language of the toolbar. */
function Unreachable(): ReactElement {
  const t = useTranslate();
  return <LoadErrorNotice onRetry={onPress} text={t('error.network')} title="goods.loadFailed" />;
}

const meta = {
  title: 'Components/Notice',
  parameters: { layout: 'padded' },
  component: Notice,
  args: { title: 'Nothing is on sale in this game right now', icon: <BagIcon size={28} /> },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list has no entries. Screen readers announce it politely. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is on sale');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/**
 * A list could not be loaded (`LoadErrorNotice`). Screen readers announce it at once, and the
 * player can try again.
 */
export const Failed: Story = {
  render: () => <Unreachable />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** What was pressed could not be loaded: at the place of the messages, over the page. */
export const OverThePage: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: () => <LoadErrorNotice isOverPage onRetry={onPress} title="error.network" />,
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Network error');
    await expect(getComputedStyle(alert).position).toBe('fixed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** A notice with two buttons, here when the player has no role on the server. */
export const TwoActions: Story = {
  args: {
    title: 'No role on this server',
    actions: [
      { label: 'Change server', onPress },
      { label: 'Change account', onPress },
    ],
  },
};

/** A notice without an icon. */
export const WithoutIcon: Story = { args: { icon: undefined } };

/** Very long texts wrap. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    title: awkward.long,
    text: `${awkward.markup} ${awkward.long}`,
    actions: [{ label: awkward.long, onPress }],
  },
};
