/**
 * The part of each competing SDK that lists channels and follows a redirect. Their entry files end in
 * `.js` to exclude them from the type check, since the SDKs need the types of a browser.
 */
export const competitors = [
  { name: 'adyen', title: '@adyen/adyen-web, redirect only' },
  { name: 'xsolla', title: '@xsolla/pay-station-sdk' },
  { name: 'bigcommerce', title: '@bigcommerce/checkout-sdk, essential, offsite' },
];
