import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntryQuery } from './entry-query';

describe('queries read on entry (spec §2)', () => {
  it.each([
    { given: '12', read: 's12' },
    { given: 'S12', read: 's12' },
    { given: 's12', read: 's12' },
    { given: 'SERVERID', read: 'serverid' },
    { given: 'IX', read: 'six' },
  ])('the server id $given is read as $read', ({ given, read }) => {
    expect(readEntryQuery(`?server_id=${given}`).serverId).toBe(read);
  });

  it.each([
    ['client_id=510001.', 'clientId', '510001'],
    ['client_id=%EF%BC%95%EF%BC%91%EF%BC%90%EF%BC%90%EF%BC%90%EF%BC%91', 'clientId', '510001'],
    ['client_id=%D9%A5%D9%A1', 'clientId', '51'],
    ['client_id=510001%E3%80%82', 'clientId', '510001'],
    ['client_id=%E2%80%8B510001%EF%BB%BF%20', 'clientId', '510001'],
    ['server_id=S12,', 'serverId', 's12'],
    ['role_id=eu.51:0021-1)', 'roleId', 'eu.51:0021-1'],
    ['billing_no=B2026%22', 'billingNo', 'B2026'],
    ['oauth_token=a%2Bb%3D.', 'oauthToken', 'a+b='],
    ['spec_lang=de.', 'specLang', 'de'],
    ['domain_area=sea.', 'domainArea', 'sea'],
  ] as const)('reads %s as it is meant', (search, field, read) => {
    expect(readEntryQuery(`?${search}`)[field]).toBe(read);
  });

  it('takes the first of repeated parameters', () => {
    expect(readEntryQuery('?client_id=a&client_id=b').clientId).toBe('a');
  });

  it.each(['?domain_area=moon', '?domain_area=', '?domain_area=SEA', '?'])(
    'reads no area from %s',
    (search) => {
      expect(readEntryQuery(search).domainArea).toBeNull();
    },
  );

  it.each([
    ['?domain_area=moon', true],
    ['?domain_area=sea', true],
    ['?domain_area=', false],
    ['?', false],
  ])('says of %s whether it names an area: %s', (search, isAreaGiven) => {
    expect(readEntryQuery(search).givenArea !== null).toBe(isAreaGiven);
  });

  it.each([
    { search: '?visit=sdk', isSdkView: true },
    { search: '?visit=SDK', isSdkView: false },
    { search: '', isSdkView: false },
  ])('$search is the SDK view: $isSdkView', ({ search, isSdkView }) => {
    expect(readEntryQuery(search).isSdkView).toBe(isSdkView);
  });

  it.each([
    ['client_id', '<script>', 'clientId'],
    ['client_id', '1&oauth_token=x', 'clientId'],
    ['area_id', 'a b', 'areaId'],
    ['server_id', '../s1', 'serverId'],
    ['role_id', 'x'.repeat(65), 'roleId'],
    ['role_id', 'рол', 'roleId'],
    ['role_id', '5²', 'roleId'],
    ['client_id', '510001%ZZ', 'clientId'],
    ['client_id', '51%30', 'clientId'],
    ['oauth_token', 'a b', 'oauthToken'],
    ['oauth_token', 'x'.repeat(2_049), 'oauthToken'],
    ['spec_lang', 'english', 'specLang'],
    ['spec_lang', 'en/..', 'specLang'],
  ] as const)('ignores a %s that is not well formed: %s', (name, given, field) => {
    expect(
      readEntryQuery(`?${new URLSearchParams({ [name]: given }).toString()}`)[field],
    ).toBeNull();
  });

  it.each([
    ['client_id', '510001', 'clientId'],
    ['role_id', 'eu.51:0021-1', 'roleId'],
    ['replenish_id', 'R-1', 'replenishId'],
    ['rp_client_id', '510001', 'replenishClientId'],
    ['billing_no', 'B20261122', 'billingNo'],
    ['oauth_token', 'eyJhbGciOi.eyJzdWIi.s1-_A+/==', 'oauthToken'],
    ['spec_lang', 'zh_TW', 'specLang'],
    ['spec_lang', 'zh-Hant-HK', 'specLang'],
    ['spec_lang', 'zh_TW_#Hant', 'specLang'],
    ['spec_lang', 'zh_TW_', 'specLang'],
    ['spec_lang', 'ar-EG-u-nu-latn', 'specLang'],
    ['spec_lang', 'AR', 'specLang'],
  ] as const)('reads the %s %s', (name, given, field) => {
    expect(readEntryQuery(`?${new URLSearchParams({ [name]: given }).toString()}`)[field]).toBe(
      given,
    );
  });

  it('reads the campaign, and nothing else that begins with utm', () => {
    const search = '?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e&utm_pay=kf';
    expect(readEntryQuery(search).campaign).toEqual({
      utm_source: 'a',
      utm_medium: 'b',
      utm_campaign: 'c',
      utm_content: 'd',
    });
  });

  it('reads any query without throwing, and drops values longer than an id', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme', maxLength: 600 }), (rest, id) => {
        const query = readEntryQuery(`?role_id=${encodeURIComponent(id)}&${rest}`);
        expect(query.roleId?.length ?? 0).toBeLessThanOrEqual(256);
      }),
    );
  });
});
