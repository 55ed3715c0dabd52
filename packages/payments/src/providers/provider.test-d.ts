import { defineProvider } from './provider';

const provider = {
  key: 'some',
  paywayIds: ['1'],
} as const;

export const known = defineProvider({ ...provider, call: 'platformPay' });

// @ts-expect-error the contract does not define this call
export const unknownCall = defineProvider({ ...provider, call: 'nonePay' });

// @ts-expect-error the contract does not define the call of the second method
export const unknownMethod = defineProvider({ ...provider, call: { a: 'naverPay', b: 'nonePay' } });

// @ts-expect-error the contract does not define this parameter
export const unknownParam = defineProvider({ ...provider, call: 'adyenPay', extraParams: ['x'] });
