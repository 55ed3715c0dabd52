import { describe, expect, it } from 'vitest';
import { networkOf } from './sign-in-limits';

describe('the network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::1', '::1'],
    ['fe80::1', 'fe80::1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001::5:6:7:8:9:a', '2001:0:5:6'],
    ['no address', 'no address'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
