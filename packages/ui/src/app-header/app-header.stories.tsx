import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { GlobeIcon, UserIcon } from '../icon';
import { type AppHeaderProps, AppHeader } from './app-header';
import { HeaderAction } from './header-action';

/** The header with the shop's actions and the title of one of its pages. */
function Header({ title, ...props }: AppHeaderProps): ReactElement {
  const t = useTranslate();
  const titles: Readonly<Record<string, string>> = {
    Topup: t('header.topup'),
    Event: t('header.event'),
    My: t('header.my'),
    'Vip Center': t('header.vipCenter'),
  };
  return (
    <AppHeader
      account={<HeaderAction hasPopup icon={<UserIcon />} label="Ally" onPress={onAccount} />}
      language={
        <HeaderAction
          hasPopup
          icon={<GlobeIcon />}
          label="English"
          onPress={onLanguage}
          spokenLabel={`${t('header.language')}: English`}
        />
      }
      {...props}
      title={title && (titles[title] ?? title)}
    />
  );
}

const onLanguage = fn();
const onAccount = fn();

const meta = {
  title: 'Components/App header',
  component: AppHeader,
  render: Header,
  args: {
    brandName: 'Northstar Games',
    logo: pictures.logo,
    title: 'Topup',
    homeHref: '/selectGoods',
    Link: 'a',
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that has its heading in its content has no title; the brand's name is in the middle then. */
export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/**
 * The header of the top-up page. On a phone, brand name and page title both fit. The title is the
 * page's heading.
 */
export const Topup: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Topup' });
    const name = canvas.getByText('Northstar Games');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(onLanguage).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ally' }));
    await expect(onAccount).toHaveBeenCalledOnce();
  },
};

/** The title covers part of the home link. A press on the title still opens the home page. */
export const TitleLinksHome: Story = {
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('heading').getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(canvas.getByRole('link', { name: 'Northstar Games' })).toContainElement(
      hit instanceof HTMLElement ? hit : null,
    );
  },
};

/** The header of the event page (`/activity`). */
export const Event: Story = { args: { title: 'Event' } };

/** The header of the player's own page (`/my`). */
export const My: Story = { args: { title: 'My' } };

/** The header of the VIP centre (`/userCenter`). */
export const VipCenter: Story = { args: { title: 'Vip Center' } };

/** A brand without a logo, on a page without account and language buttons. */
export const NameOnly: Story = {
  args: { logo: undefined, account: undefined, language: undefined },
};

/** On a wide screen everything fits in one line. */
export const Wide: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ally')).toBeVisible();
  },
};

/** Very long texts end in an ellipsis. Buttons stay visible. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    brandName: awkward.markup,
    title: awkward.long,
    account: <HeaderAction icon={<UserIcon />} label={awkward.backwards} onPress={fn()} />,
  },
};
/** The header of a brand that fills it with its own colour. */
export const OnBrandColour: Story = { globals: { brand: 'merlion' } };
