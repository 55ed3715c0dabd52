export { type Debt, useDebt, useRefetchDebt } from './use-debt';
export { keepDebtOrder, readDebtOrder } from './debt-order';
