import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPayLink } from './pay-link';

const hosts = ['pay.example.com', '*.wallet.example', 'pay.localhost', '127.0.0.1', 'localhost'];

const honest = [
  'https://pay.example.com/',
  'https://pay.example.com',
  'https://pay.example.com:443/order',
  'https://PAY.EXAMPLE.COM/Order?a=1&b=2#top',
  'HTTPS://pay.example.com/',
  'https://eu.wallet.example/x',
  'https://a.b.wallet.example/x',
  'https://pay.example.com/return?to=https://elsewhere.example/',
  'https://pay.example.com/%E6%94%AF%E4%BB%98',
  'http://pay.localhost:4000/pay/1',
  'https://pay.localhost/pay/1',
  'http://localhost:4000/',
  'http://127.0.0.1:4000/',
  `https://pay.example.com/${'a'.repeat(4072)}`,
];

const hostile = [
  // Not http or https.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://pay.example.com/%0aalert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://pay.example.com/1',
  'filesystem:https://pay.example.com/1',
  'about:blank',
  'file:///etc/passwd',
  'ftp://pay.example.com/',
  'ws://pay.example.com/',
  'intent://pay.example.com/#Intent;end',
  'view-source:https://pay.example.com/',
  // Not absolute.
  '',
  ' ',
  '/order',
  'order',
  '//pay.example.com/',
  '///pay.example.com/',
  '\\\\pay.example.com/',
  '?a=https://pay.example.com/',
  '#https://pay.example.com/',
  'pay.example.com',
  'https:pay.example.com',
  'https:/pay.example.com',
  'https:///pay.example.com',
  'https:\\\\pay.example.com',
  'https://',
  'https://?pay.example.com',
  // A host that looks like a listed one.
  'https://evil.example/',
  'https://evil.example/pay.example.com',
  'https://evil.example?pay.example.com',
  'https://evil.example#pay.example.com',
  'https://pay.example.com@evil.example/',
  'https://pay.example.com:443@evil.example/',
  'https://user@pay.example.com/',
  'https://pay.example.com@pay.example.com/',
  'https://pay.example.com:x@pay.example.com/',
  'https://user:secret@pay.example.com/',
  'https://:@evil.example/',
  'https://pay.example.com.evil.example/',
  'https://evilpay.example.com/',
  'https://x.pay.example.com/',
  'https://pay.example.com./',
  'https://example.com/',
  'https://wallet.example/',
  'https://evilwallet.example/',
  'https://wallet.example.evil.example/',
  'https://evil.example\\.wallet.example/',
  'https://evil.example\\@pay.example.com/',
  'https://evil.example/\\pay.example.com',
  'https://pay.example.com\t.evil.example/',
  'https://pay.examp\nle.com/',
  'https://pay.example.com\u202e/moc.live',
  'https://pay\u200b.example.com/',
  'https://p\u0430y.example.com/',
  'https://pay.example.com\uff0fevil.example/',
  'https://pay%2eexample%2ecom%2fevil.example/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0/',
  // An unsafe transport or port.
  'http://pay.example.com/',
  'http://eu.wallet.example/',
  'https://pay.example.com:8443/',
  'https://pay.example.com:80/',
  'http://evil.localhost:4000/',
  'http://pay.localhost.evil.example/',
  'http://evilpay.localhost/',
  // Not parsable, or too long.
  'https://pay.example.com:port/',
  'https://pay.example.com:99999/',
  'https://[pay.example.com]/',
  'https://pay.example.com/\r\nLocation: https://evil.example/',
  `https://pay.example.com/${'a'.repeat(4073)}`,
  `https://pay.example.com/${'a'.repeat(2 * 1024 * 1024)}`,
];

const shown = (link: string): string => JSON.stringify(link).slice(0, 72);

describe('the payment link must be valid (spec §5)', () => {
  it.each(honest.map((link) => [shown(link), link]))('accepts %s', (_, link) => {
    expect(checkPayLink(link, hosts)).toBe(link);
  });

  it.each(hostile.map((link) => [shown(link), link]))('rejects %s', (_, link) => {
    expect(checkPayLink(link, hosts)).toBeNull();
  });

  it('rejects every link when no host is listed', () => {
    expect(honest.filter((link) => checkPayLink(link, []) !== null)).toEqual([]);
  });

  it('never throws, and accepts only links to a listed host', () => {
    const piece = fc.constantFrom(
      ...['https:', 'http:', '//', '/', '\\', '@', ':', '?', '#', '.', '%00', '\t', 'javascript:'],
      ...['pay.example.com', 'evil.example', 'wallet.example', 'x', 'localhost', '443'],
    );
    const link = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))).map((all) => all.join(''));
    const near = link.map((rest) => `https://pay.example.com${rest}`);
    fc.assert(
      fc.property(fc.oneof(link, near), (candidate) => {
        const followed = checkPayLink(candidate, ['pay.example.com']);
        const host = followed === null ? 'none' : new URL(followed).host;
        expect(['none', 'pay.example.com']).toContain(host);
      }),
      { numRuns: 2000 },
    );
  });
});
