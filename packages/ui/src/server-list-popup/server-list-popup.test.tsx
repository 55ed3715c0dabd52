import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { ServerListPopup } from './server-list-popup';
import type { ServerListPopupProps } from './server-list-popup-props';

const servers = Array.from({ length: 5000 }, (_, index) => ({
  key: `k${String(index + 1)}`,
  id: `s${String(index + 1)}`,
  name: `Server ${String(index + 1)}`,
  areaId: index < 4000 ? 'asia' : 'europe',
}));

function serverProps(changes: Partial<ServerListPopupProps> = {}): ServerListPopupProps {
  return {
    open: true,
    onOpenChange: vi.fn(),
    list: { kind: 'ready', items: servers },
    chosen: null,
    onChoose: vi.fn(),
    ...changes,
  };
}

async function openServers(changes: Partial<ServerListPopupProps> = {}) {
  const props = serverProps(changes);
  renderInShop(<ServerListPopup {...props} />);
  // The window over the list is measured after the first paint.
  await act(() => Promise.resolve());
  return { props, user: userEvent.setup() };
}
const rows = () => [...document.querySelectorAll('[data-index]')].map((row) => row.textContent);

describe('server list (spec §5)', () => {
  it('of 5,000 servers only those in sight are in the page', async () => {
    await openServers();
    expect(rows()[0]).toContain('S1');
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(40);
  });

  it('can be searched by server id, on a numeric keyboard', async () => {
    const { props, user } = await openServers();
    const search = screen.getByRole('searchbox', { name: 'Search by server ID' });
    expect(search).toHaveAttribute('inputmode', 'numeric');
    await user.type(search, '4321');
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
    await user.click(screen.getByRole('button', { name: /S4321/ }));
    expect(props.onChoose).toHaveBeenCalledExactlyOnceWith('k4321');
  });

  it('frequently used servers are listed apart from all servers', async () => {
    await openServers({ frequent: ['k77', 'k5'] });
    expect(rows().slice(0, 5)).toEqual([
      'Frequently used',
      'S77Server 77',
      'S5Server 5',
      'All servers',
      'S1Server 1',
    ]);
  });

  it('the area of the chosen server is open, and another can be chosen', async () => {
    const { user } = await openServers({
      areas: [
        { id: 'asia', name: 'Asia' },
        { id: 'europe', name: 'Europe' },
      ],
      chosen: 'k4001',
    });
    expect(screen.getByLabelText('Area')).toHaveValue('europe');
    expect(rows()[0]).toContain('S4001');
    await user.selectOptions(screen.getByLabelText('Area'), 'Asia');
    expect(rows()[0]).toContain('S1');
  });

  it('the chosen one is marked, not by colour alone', async () => {
    await openServers({ chosen: 'k2' });
    const chosen = screen.getByRole('button', { name: /S2.*Selected/ });
    expect(chosen).toHaveAttribute('aria-current', 'true');
  });

  it('can be finished by keyboard: search, arrow down, Enter', async () => {
    const { props, user } = await openServers();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    expect(props.onChoose).toHaveBeenCalledExactlyOnceWith('k2');
  });

  it('says that nothing matches, that there is nothing, or that it failed', async () => {
    const { user } = await openServers();
    await user.type(screen.getByRole('searchbox'), '99999');
    expect(await screen.findByText(/Nothing matches “99999”/)).toBeInTheDocument();
  });

  it('an empty game has no servers yet', async () => {
    await openServers({ list: { kind: 'ready', items: [] } });
    expect(screen.getByText('This game has no servers yet')).toBeInTheDocument();
  });
});

const conformanceProps = serverProps({
  list: { kind: 'ready', items: servers.slice(0, 6) },
  frequent: ['k3'],
  chosen: 'k3',
});
describePopup('Choose a server', (popup) => <ServerListPopup {...conformanceProps} {...popup} />);
