export { createLauncher, listChannels } from '@shop/payments';
