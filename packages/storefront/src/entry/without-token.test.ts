import { expect, it } from 'vitest';
import { withoutToken } from './without-token';

it.each([
  ['?oauth_token=secret', ''],
  ['?client_id=a&oauth_token=secret&role_id=b', '?client_id=a&role_id=b'],
  ['?oauth_token=one&oauth_token=two&client_id=a', '?client_id=a'],
  ['?client_id=a', '?client_id=a'],
  ['', ''],
])('%s is left in the address as %s', (search, left) => {
  expect(withoutToken(search)).toBe(left);
});
