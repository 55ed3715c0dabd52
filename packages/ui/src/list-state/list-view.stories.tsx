import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { Notice } from '../notice';
import { type ListState, ListView } from './list-view';

const onRetry = fn();

/** A list of roles, with a text for the empty list. */
function Names({ list }: { readonly list: ListState<string> }): ReactElement {
  const t = useTranslate();
  return (
    <ListView empty={<Notice title={t('tip_no_data')} />} failed="role.loadFailed" list={list}>
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </ListView>
  );
}

const meta = {
  title: 'Components/List states',
  component: Names,
  parameters: { layout: 'padded' },
  args: { list: { kind: 'loading' } },
} satisfies Meta<typeof Names>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list is being loaded: placeholder rows, and an announcement for screen readers. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};

/** The list could not be loaded: which, and the player can try again. */
export const Failed: Story = {
  args: { list: { kind: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The roles could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The list could not be loaded, with the reason. */
export const FailedWithReason: Story = {
  args: { list: { kind: 'error', text: 'Network error. Please try again later', onRetry } },
};

/** The list is empty. */
export const Empty: Story = {
  args: { list: { kind: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No data');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The list is loaded. */
export const Ready: Story = {
  args: { list: { kind: 'ready', items: ['Ally', 'Bran'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
