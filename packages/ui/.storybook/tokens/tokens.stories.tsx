import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from './token-table';

const meta = {
  title: 'Foundations/Tokens',
  component: TokenTable,
  // Tables of everything, samples without enough contrast included; components are what is tested.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  globals: { viewport: { value: 'width1280', isRotated: false } },
  args: { brand: 'plain', scheme: 'light', sheets: [] },
  render: ({ sheets }, { globals }) => {
    const { brand, scheme } = globals;
    const isDark =
      scheme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
    return <TokenTable brand={String(brand)} scheme={isDark ? 'dark' : 'light'} sheets={sheets} />;
  },
} satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours by purpose: those of the brand, the surfaces, the inks, and what parts of the page take. */
export const Colours: Story = { args: { sheets: ['colour', 'theme', 'backdrop'] } };

/** Faces, sizes, line heights and weights. */
export const Type: Story = { args: { sheets: ['type'] } };

/** The grid of 4 px, columns, and how large what is pressed is. */
export const Spacing: Story = { args: { sheets: ['space'] } };

/** Corners, strokes and shadows. */
export const CornersAndShadows: Story = { args: { sheets: ['shape'] } };

/** Durations with their easings, and the order in which things lie over one another. */
export const MotionAndLayers: Story = { args: { sheets: ['motion', 'layers'] } };
