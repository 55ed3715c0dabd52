import { AppHeader, HeaderAction } from '../../src/app-header';
import { Button } from '../../src/button';
import { ConfirmPopup } from '../../src/confirm-popup';
import { GlobeIcon, UserIcon } from '../../src/icon';
import { Notice } from '../../src/notice';
import { pictures } from '../../test/story-pictures';
import type { Guideline } from './guideline';

const press = (): void => undefined;
const language = <HeaderAction hasPopup icon={<GlobeIcon />} label="English" onPress={press} />;
const account = <HeaderAction hasPopup icon={<UserIcon />} label="Sign in" onPress={press} />;

/** The parts around a purchase. */
export const around: Readonly<Record<string, Guideline>> = {
  button: {
    title: 'Button',
    height: 150,
    good: {
      rule: 'One primary button in a view, for what most players came to do.',
      show: () => (
        <>
          <Button wide>Continue</Button>
          <Button variant="quiet" wide>
            Not now
          </Button>
        </>
      ),
    },
    bad: {
      rule: 'Do not give two actions the same weight, and do not shout.',
      show: () => (
        <>
          <Button wide>CONTINUE NOW!</Button>
          <Button wide>NOT NOW</Button>
        </>
      ),
    },
  },
  popup: {
    title: 'Popup',
    height: 420,
    good: {
      rule: 'Ask one question, and name on the button what happens.',
      show: () => (
        <ConfirmPopup
          cancelText="Cancel"
          confirmText="Sign out"
          content="Sign out of this account?"
          onCancel={press}
          onConfirm={press}
          open
          title="Sign out"
        />
      ),
    },
    bad: {
      rule: 'Do not ask “Are you sure?” with OK: the answer cannot be understood without the question.',
      show: () => (
        <ConfirmPopup
          cancelText="No"
          confirmText="OK"
          content="Are you sure?"
          onCancel={press}
          onConfirm={press}
          open
          title="Warning"
        />
      ),
    },
  },
  notice: {
    title: 'Notice',
    height: 220,
    good: {
      rule: 'Say what happened, what it means for the player’s money, and what they can do.',
      show: () => (
        <Notice
          actions={[{ label: 'Try again', onPress: press }]}
          text="Nothing was charged."
          title="The payment methods did not load"
          tone="error"
        />
      ),
    },
    bad: {
      rule: 'Do not show codes or blame, and do not end without a way on.',
      show: () => (
        <Notice text="Invalid request." title="Error 50012: GATEWAY_TIMEOUT" tone="error" />
      ),
    },
  },
  header: {
    title: 'Header',
    height: 80,
    good: {
      rule: 'The name as it is known, a square icon, and a title that says which page it is.',
      show: () => (
        <AppHeader
          Link="a"
          account={account}
          brandName="Northstar"
          homeHref="#home"
          language={language}
          logo={pictures.logo}
          title="Topup"
        />
      ),
    },
    bad: {
      rule: 'Do not add company form and slogan: on a phone the name is cut off.',
      show: () => (
        <AppHeader
          Link="a"
          account={account}
          brandName="Northstar Interactive Entertainment Co., Ltd. – play more"
          homeHref="#home"
          language={language}
          logo={pictures.logo}
          title="Official top-up centre for all our games"
        />
      ),
    },
  },
};
