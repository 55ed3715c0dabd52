/** How a pending order ends. */
export type FinalStatus = 'success' | 'fail';
