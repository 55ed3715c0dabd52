'use client';

import { checkoutBrowser } from '@shop/payments/checkout';
import { useCheckout } from '@shop/payments/react';
import { useEffect, useState } from 'react';
import { presenters, textOf, titleOf, waysToPay } from '../../payment-view.js';
import { createOrder, linkHosts, openShop, readOrder, redeemCard } from '../../shop.js';

// Not called on a server.
const browser = () => checkoutBrowser(window);

export default function Page() {
  const [shop, setShop] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    openShop().then(setShop, ({ message }) => setFailure(message));
  }, []);
  const calls = { createOrder, redeemCard, readOrder, linkHosts };
  const player = shop?.player ?? 'guest';
  const { state, ...checkout } = useCheckout({ player, browser, presenters, ...calls });
  const link = state.link ?? state.unpaid?.link;
  return (
    <>
      <h1>{shop ? titleOf(shop) : 'Top up'}</h1>
      <p role="status">{failure ?? (shop ? textOf(state) : 'One moment …')}</p>
      <p>
        {link && (
          <a href={link} target={state.isOpen ? '_blank' : undefined}>
            Go to pay
          </a>
        )}
        {state.status === 'unknown' && <button onClick={checkout.askAgain}>Ask again</button>}
        {state.isOver && <button onClick={checkout.checkNow}>Check now</button>}
      </p>
      {shop &&
        waysToPay(shop).map(({ key, title, press }) => (
          <button key={key} disabled={state.status === 'sent'} onClick={() => press(checkout)}>
            {title}
          </button>
        ))}
    </>
  );
}
