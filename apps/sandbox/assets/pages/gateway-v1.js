// The payment gateway's script, as a shop embeds it on a desktop. It leaves one global behind:
//   SandboxGateway.open({ paymentUrl, window })
// sends the window it is given to the payment. Without one, because the browser blocked it, a link
// is laid over the page: a click of the player may open what a script may not.
(() => {
  const own = new URL(document.currentScript.src).origin;

  function style(element, rules) {
    Object.assign(element.style, rules);
    return element;
  }

  function offerLink(paymentUrl) {
    const dialog = style(document.createElement('div'), {
      position: 'fixed',
      top: '50%',
      left: '50%',
      transform: 'translate(-50%, -50%)',
      zIndex: '2147483647',
      background: '#fff',
      boxShadow: '0 0 0 100vmax rgba(0, 0, 0, 0.4)',
      borderRadius: '16px',
      padding: '24px',
      maxWidth: '320px',
      font: '16px/1.5 system-ui, sans-serif',
      textAlign: 'center',
    });
    const link = style(document.createElement('a'), {
      display: 'block',
      padding: '12px 16px',
      borderRadius: '12px',
      background: '#0a7d3f',
      color: '#fff',
      fontWeight: '600',
      textDecoration: 'none',
    });
    link.href = paymentUrl;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = '결제창 열기 · Open the payment page';
    link.addEventListener('click', () => dialog.remove());
    dialog.setAttribute('role', 'dialog');
    dialog.append(link);
    document.body.append(dialog);
    link.focus();
  }

  window.SandboxGateway = Object.freeze({
    open({ paymentUrl, window: payWindow = null }) {
      if (new URL(paymentUrl).origin !== own) throw new Error('This is no link of the gateway.');
      if (payWindow === null) offerLink(paymentUrl);
      else payWindow.location.replace(paymentUrl);
    },
  });
})();
