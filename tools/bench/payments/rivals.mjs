/** What one would load instead to list ways to pay and to follow a redirect, the nearest each has. */
export const rivals = [
  { name: 'adyen', title: '@adyen/adyen-web, redirect only' },
  { name: 'xsolla', title: '@xsolla/pay-station-sdk' },
  { name: 'bigcommerce', title: '@bigcommerce/checkout-sdk, essential, offsite' },
];
