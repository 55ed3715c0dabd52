import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { BagIcon } from '../icon';
import { LoadErrorNotice } from './load-error-notice';
import { LostCodeNotice } from './lost-code-notice';
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

const lost = { onRetry: fn(), onReload: fn(), supportHref: 'https://support.example' };
const overThePage = { docs: { story: { inline: false, height: '360px' } } };

/** What was pressed could not be loaded (`LostCodeNotice`): over the end of the content, above the pay bar. */
export const OverThePage: Story = {
  parameters: overThePage,
  render: () => <LostCodeNotice {...lost} isOverPage reason="network" />,
  play: async ({ userEvent }) => {
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('Network error');
    await expect(getComputedStyle(alert).position).toBe('fixed');
    await expect(window.innerHeight - alert.getBoundingClientRect().bottom).toBeGreaterThan(128);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(lost.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was pressed takes long. */
export const Slow: Story = {
  parameters: overThePage,
  render: () => <LostCodeNotice {...lost} isOverPage reason="slow" />,
};

/** A new version of the shop has replaced the file of what was pressed. The page has to be loaded again. */
export const Renewed: Story = {
  parameters: overThePage,
  render: () => <LostCodeNotice {...lost} isOverPage reason="renewed" />,
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The shop has been renewed');
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await expect(lost.onReload).toHaveBeenCalledOnce();
  },
};

/** The browser cannot run what was pressed: no button that would change nothing, but customer service. */
export const Unsupported: Story = {
  parameters: overThePage,
  render: () => <LostCodeNotice {...lost} isOverPage reason="unsupported" />,
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('cannot run in this browser');
    await expect(screen.queryByRole('button')).toBeNull();
    await expect(screen.getByRole('link', { name: /^Customer service/ })).toBeVisible();
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
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    title: awkward.long,
    text: `${awkward.markup} ${awkward.long}`,
    actions: [{ label: awkward.long, onPress }],
  },
};
