import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { RealName, type RealNameProps } from './real-name';

const onSubmit = fn();

/** The form after the back end has refused the ID number, in the language of the toolbar. */
function Refused(props: RealNameProps): ReactElement {
  const t = useTranslate();
  const errors = { idNumber: t('error.generic') };
  return <RealName {...props} state={{ kind: 'open', busy: false, errors, onSubmit }} />;
}

const meta = {
  title: 'Pages/Real name',
  component: RealName,
  args: {
    state: { kind: 'open', busy: false, onSubmit },
    homeHref: '/',
    Link: 'a',
    isPageTitle: true,
  },
} satisfies Meta<typeof RealName>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form of the real-name check. It can be filled in and submitted with keys; outer spaces are
 * removed.
 */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), ' Ada Lovelace ');
    await userEvent.tab();
    await userEvent.keyboard(' AB123 {Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith({
      name: 'Ada Lovelace',
      idNumber: 'AB123',
    });
  },
};

/** The browser may fill in the name and does not store the ID number. */
export const NumberNotStored: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('ID number')).toHaveAttribute('autocomplete', 'off');
  },
};

/** The form was submitted with an empty field. The field has focus and an error below it. */
export const FieldEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    const number = canvas.getByLabelText('ID number');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription('Please fill this in');
    await expect(canvas.getByLabelText('Full name')).toBeValid();
  },
};

/** The ID number was refused. */
export const NumberRefused: Story = {
  render: Refused,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ID number')).toBeInvalid();
  },
};

/** The check is in progress. The form is not submitted twice. */
export const Busy: Story = {
  args: { state: { kind: 'open', busy: true, onSubmit } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada Lovelace');
    await userEvent.type(canvas.getByLabelText('ID number'), 'AB123{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Verifying …')).toBeInTheDocument();
  },
};

/** The check has succeeded. A link leads to the home page. */
export const Done: Story = {
  args: { state: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are verified');
    await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  },
};

/** The check has failed. The player must start again from the first page. */
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/start again from the first page$/);
    await expect(canvas.getByRole('link', { name: 'Return home' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Very long errors, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    state: {
      kind: 'open',
      busy: false,
      onSubmit,
      errors: { name: awkward.long, idNumber: awkward.markup },
    },
  },
};
