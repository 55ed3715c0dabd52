import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect } from 'storybook/test';
import { StartFailure, type StartFailureProps } from './start-failure';

/** Shows the message as the script of the page does. */
function Shown(props: StartFailureProps): ReactElement {
  useEffect(() => {
    document.getElementById(props.id)?.removeAttribute('hidden');
  }, [props.id]);
  return <StartFailure {...props} />;
}

const meta = {
  title: 'Pages/Start failure',
  component: StartFailure,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { id: 'failed', supportHref: 'https://support.example' },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof StartFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shop's code could not be loaded. The message covers the page, which cannot be used. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'The shop could not be loaded' });
    await expect(dialog).toHaveAccessibleDescription(/Check your connection/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Customer service/ })).toHaveAttribute(
      'href',
      'https://support.example',
    );
  },
};

/** A brand without a support page. */
export const WithoutSupport: Story = {
  args: { supportHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Before a failure: part of the page, but not shown. */
export const Hidden: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <StartFailure {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvasElement.querySelector('#failed')).not.toBeVisible();
  },
};
