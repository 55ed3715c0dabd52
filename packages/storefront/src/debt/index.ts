export { type Debt, useDebt, useIsDebtOrder, useRefetchDebt } from './use-debt';
export { keepDebtOrder, readDebtOrder } from './debt-order';
