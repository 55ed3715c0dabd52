import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { RoleListPopup } from './role-list-popup';
import type { RoleListPopupProps } from './role-list-popup-props';

const roles = [
  { id: 'a', name: 'Amaranth', level: 72 },
  { id: 'b', name: '<b>二号</b>', level: null },
];
const props: RoleListPopupProps = {
  open: true,
  onOpenChange: vi.fn(),
  list: { kind: 'ready', items: roles },
  chosen: null,
  onChoose: vi.fn(),
  onChangeServer: vi.fn(),
  onChangeAccount: vi.fn(),
};

it('shows each role with its level, and its name as plain text', () => {
  renderInShop(<RoleListPopup {...props} />);
  expect(screen.getByRole('button', { name: /Amaranth.*Level 72/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '<b>二号</b>' })).toBeInTheDocument();
});

it('role not found: reselect or change account (spec §8)', async () => {
  const user = userEvent.setup();
  const onChangeServer = vi.fn();
  const onChangeAccount = vi.fn();
  renderInShop(
    <RoleListPopup
      {...props}
      list={{ kind: 'ready', items: [] }}
      onChangeAccount={onChangeAccount}
      onChangeServer={onChangeServer}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Change server' }));
  await user.click(screen.getByRole('button', { name: 'Change account' }));
  expect(onChangeServer).toHaveBeenCalledOnce();
  expect(onChangeAccount).toHaveBeenCalledOnce();
});

describePopup('Choose a role', (popup) => <RoleListPopup {...props} chosen="a" {...popup} />);
