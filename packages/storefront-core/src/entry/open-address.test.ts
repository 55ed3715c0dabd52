// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readEntryQuery } from './entry-query';
import { openAddress } from './entry-address';

it.each([
  ['/sign-in/google?code=c&state=s', 'code=c&state=s&'],
  ['/sign-in/vk#access_token=t&state=s', '&access_token=t&state=s'],
  ['/sign-in/facebook?error=access_denied#_=_', 'error=access_denied&_=_'],
  ['/sign-in/twitter?oauth_token=t&oauth_verifier=v', 'oauth_token=t&oauth_verifier=v&'],
  ['/sign-in/apple', '&'],
])('takes the response out of %s', (address, response) => {
  window.history.replaceState(null, '', address);
  expect(openAddress(window).providerResponse).toBe(response);
  expect(window.location.href).toBe(`${window.location.origin}${window.location.pathname}`);
  // What is read from the address afterwards is nothing of the provider.
  expect(readEntryQuery(window.location.search)).toEqual(readEntryQuery(''));
});

it.each([
  '/?oauth_token=t',
  '/selectGoods?code=c#x',
  '/sign-in?code=c',
  '/my/sign-in/google?code=c',
])('leaves the address %s as it is', (address) => {
  window.history.replaceState(null, '', address);
  expect(openAddress(window).providerResponse).toBeNull();
  expect(window.location.href).toBe(`${window.location.origin}${address}`);
});
