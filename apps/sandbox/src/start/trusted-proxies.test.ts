import { describe, expect, it } from 'vitest';
import { StartError } from './errors';
import { readTrustedProxies } from './trusted-proxies';

describe('trusted proxies', () => {
  it.each([
    ['', []],
    ['10.0.0.1', ['10.0.0.1']],
    [' 10.0.0.0/8, 2001:db8::/32 ,::1', ['10.0.0.0/8', '2001:db8::/32', '::1']],
  ])('are read from %j', (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies);
  });

  it.each([
    'all',
    'true',
    'loopback',
    '10.0.0',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::1/129',
    '10.0.0.0/1e1',
  ])('are rejected for %j with an error that names it', (proxy) => {
    expect(() => readTrustedProxies(`10.0.0.1,${proxy}`)).toThrow(StartError);
    expect(() => readTrustedProxies(`10.0.0.1,${proxy}`)).toThrow(`not "${proxy}"`);
  });
});
