export { listChannels } from '@shop/payments';
