export { createTransport } from '@shop/api-client/transport';
