import { defineProvider } from './provider';

const provider = {
  key: 'some',
  paywayIds: ['1'],
  extraParams: [],
  presentation: 'redirect',
  linkHosts: [],
} as const;

export const known = defineProvider({ ...provider, call: 'platformPay' });

// @ts-expect-error the contract has no path for this call
export const unknownCall = defineProvider({ ...provider, call: 'nonePay' });

// @ts-expect-error the contract has no path for the call of the second method
export const unknownMethod = defineProvider({ ...provider, call: { a: 'naverPay', b: 'nonePay' } });

// @ts-expect-error the contract knows no such parameter
export const unknownParam = defineProvider({ ...provider, call: 'adyenPay', extraParams: ['x'] });
