import { expect, it } from 'vitest';
import { brands } from '@shop/brands/registry';
import type { DomainArea } from '@shop/contract';
import { carriedQuery, entryLink } from './carried-query';
import { readEntryQuery } from './entry-query';

const [settings] = brands[0]?.areas ?? [];
if (settings === undefined) throw new Error('There is no area to test with.');
const one = { areas: [settings], keepsCampaignIn: undefined };
const several = {
  areas: [settings, { ...settings, area: 'sea' as const }],
  keepsCampaignIn: 'sea' as const,
};

function carried(brand: typeof one | typeof several, area: DomainArea | null, search: string) {
  const query = readEntryQuery(search);
  return carriedQuery({ brand, area, query, link: entryLink(query), language: 'fr' });
}

it.each([
  ['?replenish_id=r&rp_client_id=c', '?replenish_id=r&rp_client_id=c'],
  ['?visit=sdk', '?visit=sdk'],
  ['?client_id=c&area_id=a&server_id=2&role_id=r', '?client_id=c&area_id=a&server_id=s2&role_id=r'],
  ['?utm_source=x&utm_pay=kf&oauth_token=secret&billing_no=b&x=y', ''],
  ['?spec_lang=de', '?spec_lang=fr'],
  ['?spec_lang=xx&replenish_id=r', '?replenish_id=r&spec_lang=fr'],
  ['?server_id=s1', ''],
])('of %s, links of a page in French carry "%s"', (search, expected) => {
  expect(carried(one, settings.area, search)).toBe(expected);
});

it('carries the campaign in the one area whose brand keeps it (spec §2)', () => {
  const search = '?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e';
  expect(carried(several, 'sea', search)).toBe(
    '?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&domain_area=sea',
  );
  expect(carried(several, settings.area, search)).toBe(`?domain_area=${settings.area}`);
});

it('carries no area where there is none', () => {
  expect(carried(several, null, '?replenish_id=r')).toBe('?replenish_id=r');
});
