import { expect, it } from 'vitest';
import { maskSecrets } from './mask-secrets';

it.each([
  [
    'https://a.example/x?client_id=7&oauth_token=abc&b=1',
    'https://a.example/x?client_id=7&oauth_token=***&b=1',
  ],
  ['/x?username=a1b&password=c2d', '/x?username=***&password=***'],
  ['/x?card_info=bnVt&authorization_code=4/0', '/x?card_info=***&authorization_code=***'],
  ['{"suid":"7","oauth_token":"a\\"b","x":1}', '{"suid":"7","oauth_token":"***","x":1}'],
  ['/x?billing_no=26&coupon_code=c', '/x?billing_no=26&coupon_code=c'],
])('masks %s as %s', (text, shown) => {
  expect(maskSecrets(text)).toBe(shown);
});
