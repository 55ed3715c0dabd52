import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleGoods, sampleType } from '../../test/goods-samples';
import { pictures } from '../../test/story-pictures';
import { AppHeader } from '../app-header';
import { BottomNav } from '../bottom-nav';
import { Button } from '../button';
import { Footer } from '../footer';
import { GoodsGrid } from '../goods-grid';
import { BagIcon, UserIcon } from '../icon';
import { PageNotice } from '../page-notice';
import { PayBar } from '../pay-bar';
import { StepBar } from '../step-bar';
import { Page, type PageProps } from './page';

const onBuy = fn();

/** A page that goes offline when a button is pressed. */
function LosesConnection(props: PageProps): ReactElement {
  const [isOffline, setIsOffline] = useState(false);
  return (
    <Page {...props} notice={<PageNotice kind={isOffline ? 'offline' : null} />}>
      <p>
        <Button
          onClick={() => {
            setIsOffline(true);
          }}
          variant="secondary"
        >
          go offline
        </Button>
      </p>
    </Page>
  );
}

const meta = {
  title: 'Components/Page',
  component: Page,
  args: {
    header: (
      <AppHeader
        Link="a"
        brandName="Northstar Games"
        homeHref="/selectGoods"
        logo={pictures.logo}
        title="Topup"
      />
    ),
    children: (
      <GoodsGrid
        chosen="300"
        chosenType={null}
        onChoose={fn()}
        onTypeChange={fn()}
        state={{
          kind: 'ready',
          types: [
            sampleType(
              'gems',
              ['60', '300', '980'].map((id) => sampleGoods(id)),
            ),
          ],
        }}
      />
    ),
    order: <PayBar item="300 Star Crystals" missing={null} onBuy={onBuy} price="$4.99" />,
    navigation: (
      <BottomNav
        Link="a"
        items={[
          { key: 'topup', label: 'Topup', href: '#t', icon: <BagIcon />, current: true },
          { key: 'my', label: 'My', href: '#m', icon: <UserIcon />, current: false },
        ]}
      />
    ),
    footer: <Footer agreementHref="#a" copyright="© 2026 Northstar Games" privacyHref="#p" />,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each landmark is there once, and one heading names the page. */
export const Landmarks: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('$4.99');
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** Pay bar and tabs stay visible while a long page scrolls. */
export const PayBarStaysVisible: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line}</p>) },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Buy' }).getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

/** When a notice appears, neither content nor pay bar moves. */
export const NoticeKeepsLayout: Story = {
  tags: ['behaviour', '!autodocs'],
  render: LosesConnection,
  play: async ({ canvas, userEvent }) => {
    const offline = canvas.getByRole('button', { name: 'go offline' });
    const buy = canvas.getByRole('button', { name: 'Buy' });
    const places = (): readonly number[] =>
      [offline, buy].map((button) => button.getBoundingClientRect().top);
    const before = places();
    await userEvent.click(offline);
    await expect(canvas.getByText('You are offline')).toBeVisible();
    await expect(places()).toEqual(before);
    await userEvent.click(buy);
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};

/** The same on a wide screen, where the notice is in the corner. */
export const NoticeKeepsLayoutWide: Story = {
  tags: ['behaviour', '!autodocs'],
  ...NoticeKeepsLayout,
  globals: { viewport: { value: 'width1280' } },
};

/** The old version: a step bar with the page's title, and no tabs. */
export const OldVersion: Story = {
  args: {
    header: undefined,
    navigation: undefined,
    steps: <StepBar current="select-goods" />,
  },
};

/** On a wide screen the order is beside the content, and the tabs are below the header. */
export const Wide: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('region', { name: 'Your order' }).getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(order.left).toBeGreaterThanOrEqual(main.right);
    await expect(order.top).toBeLessThan(main.bottom);
  },
};
