import { describe, expect, it } from 'vitest';
import { type LinkStep, isOnServer, linkStep } from './link-step';
import { type Selection, emptySelection } from './selection';

const link = { clientId: 'c1', areaId: null, serverId: 's1', roleId: 'r1' };
const server = (server_id: string, area_id = 'eu') => ({
  server_id,
  name: `Server ${server_id}`,
  area_id,
});
const servers = {
  areas: [{ area_id: 'eu', name: 'Europe' }],
  servers: [server('s1'), server('s2')],
};
const roles = [{ role_id: 'r1', name: 'Ann', level: null }];
const [s1, s2] = ['s1', 's2'].map((value) => ({ value, display: value }));
const onServer: Selection = { ...emptySelection, server: s1 ?? null };
const listed = { servers, roles };

describe('what a link asks for next', () => {
  it.each<[string, LinkStep['kind'], Parameters<typeof linkStep>]>([
    ['nothing without a link', 'none', [null, emptySelection, listed]],
    [
      'nothing before the servers are read',
      'none',
      [link, emptySelection, { servers: undefined, roles }],
    ],
    ['its server', 'server', [link, emptySelection, listed]],
    [
      'no server that is not listed',
      'no-server',
      [{ ...link, serverId: 's9' }, emptySelection, listed],
    ],
    ['no server in another area', 'no-server', [{ ...link, areaId: 'am' }, emptySelection, listed]],
    [
      'no server that is in two areas while it names none',
      'no-server',
      [
        link,
        emptySelection,
        { servers: { ...servers, servers: [server('s1'), server('s1', 'am')] }, roles },
      ],
    ],
    ['nothing before the roles are read', 'none', [link, onServer, { servers, roles: undefined }]],
    ['its role', 'role', [link, onServer, listed]],
    ['no role that is not on the server', 'no-role', [{ ...link, roleId: 'r9' }, onServer, listed]],
    [
      'nothing more once its role is chosen',
      'applied',
      [link, { ...onServer, role: { value: 'r1', display: '' } }, listed],
    ],
    ['nothing more if it names no role', 'applied', [{ ...link, roleId: null }, onServer, listed]],
  ])('is %s', (_, kind, args) => {
    expect(linkStep(...args).kind).toBe(kind);
  });

  it('is a server with its area, and whether the player had chosen another one', () => {
    const choice = {
      server: { value: 's1', display: 'Server s1' },
      area: { value: 'eu', display: 'Europe' },
    };
    expect(linkStep(link, emptySelection, listed)).toEqual({
      kind: 'server',
      choice,
      isOther: false,
    });
    const elsewhere = { ...emptySelection, server: s2 ?? null };
    expect(linkStep(link, elsewhere, listed)).toEqual({ kind: 'server', choice, isOther: true });
  });

  it('is the server of its own area, where two areas have one of that number', () => {
    const areas = [...servers.areas, { area_id: 'am', name: 'America' }];
    const both = { areas, servers: [server('s1'), server('s1', 'am')] };
    const step = linkStep({ ...link, areaId: 'am' }, emptySelection, { servers: both, roles });
    const area = { value: 'am', display: 'America' };
    expect(step).toMatchObject({ kind: 'server', choice: { area } });
  });

  it('is a server without an area, where its area is not listed', () => {
    const step = linkStep(link, emptySelection, { servers: { ...servers, areas: [] }, roles });
    expect(step).toMatchObject({ kind: 'server', choice: { area: null } });
  });

  it('is a role, and whether the player had chosen another one', () => {
    const choice = { value: 'r1', display: 'Ann' };
    const chosen = { ...onServer, role: { value: 'r2', display: 'Bob' } };
    expect(linkStep(link, onServer, listed)).toEqual({ kind: 'role', choice, isOther: false });
    expect(linkStep(link, chosen, listed)).toEqual({ kind: 'role', choice, isOther: true });
  });
});

describe('the server of a link', () => {
  const inArea = (value: string): Selection => ({ ...onServer, area: { value, display: '' } });

  it.each([
    ['any, if it names none', { ...link, serverId: null }, emptySelection, true],
    ['the chosen one', link, onServer, true],
    ['not another one', { ...link, serverId: 's2' }, onServer, false],
    ['the one of its area', { ...link, areaId: 'eu' }, inArea('eu'), true],
    ['not the one of another area', { ...link, areaId: 'eu' }, inArea('am'), false],
    ['not one whose area is not chosen', { ...link, areaId: 'eu' }, onServer, false],
  ])('is %s', (_, asked, selection, expected) => {
    expect(isOnServer(asked, selection)).toBe(expected);
  });
});
