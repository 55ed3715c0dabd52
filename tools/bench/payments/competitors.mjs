/**
 * The nearest that each competing SDK has to listing channels and following a redirect. The files
 * beside this one end in `.js` to keep them out of our type check, since they bring the types of a
 * browser.
 */
export const competitors = [
  { name: 'adyen', title: '@adyen/adyen-web, redirect only' },
  { name: 'xsolla', title: '@xsolla/pay-station-sdk' },
  { name: 'bigcommerce', title: '@bigcommerce/checkout-sdk, essential, offsite' },
];
