import { describe, expect, it } from 'vitest';
import { hostRole } from './host-role';

const storefronts = new Set(['nova.localhost:4000', 'demo-nova.localhost:4000']);
const isStorefront = (header = ''): boolean => storefronts.has(header);

describe('the role of a host', () => {
  it.each([
    ['api.localhost:4000', 'api'],
    ['API.localhost:4000', 'api'],
    ['api.localhost', 'api'],
    ['backup1.localhost:4000', 'api'],
    ['backup2.localhost:4000', 'api'],
    ['nova.localhost:4000', 'storefront'],
    ['demo-nova.localhost:4000', 'storefront'],
    ['plain-web.localhost:4000', 'plain-web'],
    ['demo-plain-web.localhost:4000', 'unknown'],
    ['track.localhost:4000', 'track'],
    ['pay.localhost:4000', 'pay'],
    ['cards.localhost:4000', 'cards'],
    ['id.localhost:4000', 'id'],
    ['localhost:4000', 'console'],
    ['127.0.0.1:4000', 'console'],
    ['[::1]:4000', 'console'],
    ['backup3.localhost:4000', 'unknown'],
    ['atlantis.localhost:4000', 'unknown'],
    ['nova.localhost.evil.example', 'unknown'],
    ['nova.localhost.:4000', 'unknown'],
    ['api.localhost:4000:80', 'unknown'],
    ['evil.example', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (header, role) => {
    expect(hostRole(header, isStorefront)).toBe(role);
  });
});
