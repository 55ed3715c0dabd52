import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { pictures } from '../../test/story-pictures';
import { Picture, type PictureProps } from './picture';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { name: 'Starfall Saga', src: pictures.game },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture beside the name of what it shows, here a game. Screen readers skip it. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('alt', '');
    await expect(image?.closest('[aria-hidden]')).not.toBeNull();
  },
};

/** Without an address: the first letter of the name, in the same size. */
export const Missing: Story = {
  args: { src: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText('S').getBoundingClientRect().width).toBe(40);
  },
};

/** The picture could not be loaded: the first letter of the name. */
export const Broken: Story = {
  args: { src: pictures.broken },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('S').getBoundingClientRect().width).toBe(40);
  },
};

/** A picture whose address can be replaced by a working one. */
function Replaced(props: PictureProps): ReactElement {
  const [src, setSrc] = useState<string>(pictures.broken);
  return (
    <>
      <Picture {...props} src={src} />
      <button
        onClick={() => {
          setSrc(pictures.game);
        }}
        type="button"
      >
        replace
      </button>
    </>
  );
}

/** A new address is loaded after a broken one, and the layout does not move. */
export const NewAddress: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Replaced,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'replace' });
    const { top } = button.getBoundingClientRect();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await userEvent.click(button);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', pictures.game);
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

/** The four sizes, with and without a picture. */
export const Sizes: Story = {
  render: ({ name, src }) => (
    <>
      {([24, 32, 40, 56] as const).map((size) => (
        <p key={size} style={{ display: 'flex', gap: 8 }}>
          <Picture name={name} size={size} src={src} /> <Picture name={name} size={size} src="" />
        </p>
      ))}
    </>
  ),
};

/**
 * The first letter of very long names and of names in other scripts. A name without letters has a
 * dot.
 */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: () => (
    <>
      {[awkward.long, awkward.markup, awkward.backwards, '★★★'].map((name) => (
        <Picture key={name} name={name} src="" />
      ))}
    </>
  ),
};
