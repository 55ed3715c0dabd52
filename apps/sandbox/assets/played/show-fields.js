// What all played libraries are made of; it stands in front of each of them. It shows the provider's
// own fields page in a frame of the card frame's document, and finds out how the payment went.
//
//   showFields({ container, provider, payment, secret, look, onEnd })
//
// where look has the colours of the button and the corners that the shop wants, if it says them,
// resolves once the fields can be used, and rejects where the secret is not the payment's. onEnd is
// given the payment's state: open, approved, refused, cancelled or expired.
async function showFields({ container, provider, payment, secret, look = {}, onEnd }) {
  const host = location.origin;

  async function askState() {
    const path = `/played/payments/${provider}/${encodeURIComponent(payment)}`;
    const answer = await fetch(path, { headers: { authorization: `Bearer ${secret}` } });
    if (!answer.ok) throw new Error('This payment is not known.');
    return (await answer.json()).state;
  }

  await askState();
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = 'Card';
    frame.style.border = '0';
    frame.style.width = '100%';
    const { lang } = document.documentElement;
    const query = new URLSearchParams({ payment, parent: host, lang, ...look });
    frame.src = `/fields/${provider}?${query}`;

    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== host) return;
      if (!data || data.type !== 'shop-card') return;
      if (data.event === 'ready') resolve();
      if (data.event === 'height') frame.style.height = `${Math.ceil(data.height)}px`;
      if (data.event === 'cancelled') onEnd('cancelled');
      if (data.event === 'done') {
        resolve();
        // Whatever keeps the state from being read, the payment may be under way.
        askState().then(onEnd, () => onEnd('open'));
      }
    });
    container.append(frame);
  });
}
