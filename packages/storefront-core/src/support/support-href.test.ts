import { expect, it } from 'vitest';
import { supportHref } from './support-href';

const page = 'https://nova.example/support?lang=en';

it('fills in what is known about the case', () => {
  const href = supportHref(page, {
    billingNo: 'B1',
    roleId: 'r 1',
    serverId: 's1',
    atMs: 0,
    host: 'nova.example',
  });
  expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual({
    lang: 'en',
    billing_no: 'B1',
    role_id: 'r 1',
    server_id: 's1',
    time: '1970-01-01T00:00:00.000Z',
    host: 'nova.example',
  });
});

it('leaves out what is not known', () => {
  expect(supportHref(page, {})).toBe(page);
});

it('is undefined for a brand without a page of customer service', () => {
  expect(supportHref(undefined, { billingNo: 'B1' })).toBeUndefined();
});
