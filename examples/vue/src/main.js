import { createApp } from 'vue';
import { openShop } from '../../shop.js';
import Payment from './Payment.vue';

const place = document.querySelector('#app');
openShop().then(
  (shop) => createApp(Payment, { shop }).mount(place),
  ({ message }) => (place.textContent = message),
);
