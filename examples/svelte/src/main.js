import { mount } from 'svelte';
import { openShop } from '../../shop.js';
import Payment from './Payment.svelte';

const target = document.querySelector('#app');
openShop().then(
  (shop) => mount(Payment, { target, props: { shop } }),
  ({ message }) => (target.textContent = message),
);
