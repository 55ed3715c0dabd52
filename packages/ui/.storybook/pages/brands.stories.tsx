import { brands } from '@shop/brands/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { StoryFrame } from '../docs/story-frame';

const screens = [
  { id: 'screens-select-goods--chosen', title: 'Select goods' },
  { id: 'popups-recharge-popup--chosen', title: 'Recharge' },
  { id: 'popups-result-popup--success', title: 'Result' },
  { id: 'screens-vip-centre--phone', title: 'VIP centre' },
];

/** Every brand on the same screens, half as large as on a phone. */
function BrandGallery({ scheme, language }: { scheme: string; language: string }): ReactElement {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {brands.map(({ key, name }) => (
        <section key={key}>
          <h2 style={{ margin: '0 0 8px' }}>{name}</h2>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
            {screens.map(({ id, title }) => (
              <StoryFrame
                globals={{ brand: key, language, scheme, direction: 'auto' }}
                height={740}
                id={id}
                key={id}
                scale={0.6}
                title={`${name}: ${title}`}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Start/Brands',
  component: BrandGallery,
  // Pages of other stories, each of which is tested by itself.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'width1280', isRotated: false } },
  args: { scheme: 'light', language: 'en' },
  argTypes: { scheme: { table: { disable: true } }, language: { table: { disable: true } } },
  render: ({ scheme }, { globals }) => (
    <BrandGallery language={String(globals['language'])} scheme={scheme} />
  ),
} satisfies Meta<typeof BrandGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brands side by side, in the light scheme. */
export const Light: Story = {};

/** The same in the dark scheme. */
export const Dark: Story = { args: { scheme: 'dark' } };
