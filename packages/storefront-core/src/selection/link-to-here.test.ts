import { expect, it } from 'vitest';
import { linkToHere } from './link-to-here';
import { emptySelection } from './selection';

const game = { clientId: 'c1', gameProductId: 'gp1', gameName: 'Sky', logo: 'sky.svg' };
const page = { origin: 'https://nova.example', pathname: '/selectGoods', area: 'sea' } as const;

it('leads to the page with the choices that links may have, and with nothing else', () => {
  const selection = {
    ...emptySelection,
    game,
    area: { value: 'a1', display: 'East' },
    server: { value: 's1', display: 'S1 Vega' },
    role: { value: 'r 1&x=2', display: 'Ann' },
    productId: 'p1',
    region: 'US',
    channelKey: '10201:',
    subChannelId: 'W',
  };
  const link = new URL(linkToHere({ ...page, selection }));
  expect(link.origin + link.pathname).toBe('https://nova.example/selectGoods');
  expect([...link.searchParams]).toEqual([
    ['domain_area', 'sea'],
    ['client_id', 'c1'],
    ['area_id', 'a1'],
    ['server_id', 's1'],
    ['role_id', 'r 1&x=2'],
  ]);
});

it('names no server or role without a game', () => {
  const role = { value: 'r1', display: 'Ann' };
  const link = linkToHere({ ...page, selection: { ...emptySelection, role } });
  expect(link).toBe('https://nova.example/selectGoods?domain_area=sea');
});
