import { describe, expect, it } from 'vitest';
import { fullCost, testCost } from '../accounts/passwords';
import { readSettings } from './settings';
import { StartError } from './errors';

const secret = 'a-secret-of-sixteen-letters';

describe('the control calls', () => {
  it.each([
    [{}, null],
    [{ SANDBOX_CONTROL: '1' }, null],
    [{ SANDBOX_CONTROL: '1', SANDBOX_CONTROL_SECRET: '' }, null],
    [{ SANDBOX_CONTROL: '1', HOST: '127.0.0.2' }, null],
    [{ SANDBOX_CONTROL: '1', HOST: '::1' }, null],
    [{ HOST: '0.0.0.0' }, null],
    [{ SANDBOX_CONTROL: '1', SANDBOX_CONTROL_SECRET: secret }, secret],
    [{ SANDBOX_CONTROL: '1', HOST: '0.0.0.0', SANDBOX_CONTROL_SECRET: secret }, secret],
  ])('start with %j', (variables, expected) => {
    expect(readSettings(variables).controlSecret).toBe(expected);
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'sandbox.example', ''])(
    'do not start without a secret where others reach them, at "%s"',
    (HOST) => {
      const start = () => readSettings({ SANDBOX_CONTROL: '1', HOST });
      expect(start).toThrow(StartError);
      expect(start).toThrow('SANDBOX_CONTROL_SECRET');
    },
  );

  it('require a secret behind a proxy, since every request then comes from this machine', () => {
    const proxied = { SANDBOX_CONTROL: '1', SANDBOX_TRUSTED_PROXIES: '127.0.0.1' };
    expect(() => readSettings(proxied)).toThrow('SANDBOX_CONTROL_SECRET');
    const guarded = { ...proxied, SANDBOX_CONTROL_SECRET: secret };
    expect(readSettings(guarded).controlSecret).toBe(secret);
  });

  it('reject a secret that is too short', () => {
    const start = () => readSettings({ SANDBOX_CONTROL_SECRET: 'secret' });
    expect(start).toThrow('16 characters');
  });
});

describe('pages of others', () => {
  it('are named by their origins', () => {
    const variables = { SANDBOX_PAGE_ORIGINS: 'http://localhost:5173, https://game.example' };
    expect(readSettings(variables).pageOrigins).toEqual([
      'http://localhost:5173',
      'https://game.example',
    ]);
    expect(readSettings({}).pageOrigins).toEqual([]);
  });

  it.each(['localhost:5173', 'http://localhost:5173/shop', '*', 'https://*.example'])(
    'are not %s',
    (origin) => {
      const start = () => readSettings({ SANDBOX_PAGE_ORIGINS: `http://a.example,${origin}` });
      expect(start).toThrow(`separated by commas, not "${origin}"`);
    },
  );
});

describe('fast passwords', () => {
  const fast = { SANDBOX_FAST_PASSWORDS: '1' };

  it.each([
    [{}, fullCost],
    [{ HOST: '0.0.0.0' }, fullCost],
    [{ SANDBOX_FAST_PASSWORDS: '' }, fullCost],
    [fast, testCost],
    [{ ...fast, HOST: '127.0.0.1' }, testCost],
  ])('with %j cost %j', (variables, cost) => {
    expect(readSettings(variables).passwordCost).toEqual(cost);
  });

  it.each([
    { ...fast, HOST: '0.0.0.0' },
    { ...fast, SANDBOX_TRUSTED_PROXIES: '127.0.0.1' },
  ])('do not start where others reach the sandbox, with %j', (variables) => {
    const start = () => readSettings(variables);
    expect(start).toThrow(StartError);
    expect(start).toThrow('SANDBOX_FAST_PASSWORDS');
  });
});
