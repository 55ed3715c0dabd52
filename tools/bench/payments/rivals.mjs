/**
 * What one would load instead to list ways to pay and to follow a redirect, the nearest each has. Their
 * files end in `.js` to stay out of our types: with them come those of a browser.
 */
export const rivals = [
  { name: 'adyen', title: '@adyen/adyen-web, redirect only' },
  { name: 'xsolla', title: '@xsolla/pay-station-sdk' },
  { name: 'bigcommerce', title: '@bigcommerce/checkout-sdk, essential, offsite' },
];
