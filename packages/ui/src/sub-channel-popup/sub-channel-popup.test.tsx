import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { SubChannelPopup } from './sub-channel-popup';

const items = ['Visa', 'JCB'].map((name) => ({ key: name.toLowerCase(), name, icon: '' }));

it('choosing a sub-channel tells the owner its key', async () => {
  const onChoose = vi.fn();
  renderInShop(
    <SubChannelPopup
      channelName="Cards"
      chosen={null}
      items={items}
      onChoose={onChoose}
      onOpenChange={vi.fn()}
      open
    />,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'JCB' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('jcb');
});

describePopup('Cards', (popup) => (
  <SubChannelPopup channelName="Cards" chosen="visa" items={items} onChoose={vi.fn()} {...popup} />
));
