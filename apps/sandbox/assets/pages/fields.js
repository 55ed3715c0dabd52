// What the card fields tell the shop around them, posted to its exact origin and to nobody else:
//   { type: 'shop-card', version: 1, event: 'ready' }          the fields can be used
//   { type: 'shop-card', version: 1, event: 'height', height } the document is that high, in CSS px
//   { type: 'shop-card', version: 1, event: 'done' }           the fields were sent; ask the order
//   { type: 'shop-card', version: 1, event: 'cancelled' }      the player wants another way to pay
// Nothing is read from the other direction, and no digit is in any message.
//
// Like everything that players see, it runs as it is in Chrome 64 and Safari 12.
(() => {
  const { parent: shop, event } = document.documentElement.dataset;
  const isFramed = window.parent !== window && shop !== '';

  function tell(message) {
    if (isFramed) window.parent.postMessage({ type: 'shop-card', version: 1, ...message }, shop);
  }

  function groupDigits(input) {
    const digits = input.value.replace(/\D/g, '').slice(0, 19);
    input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  }

  function slashExpiry(input) {
    const digits = input.value.replace(/\D/g, '').slice(0, 4);
    input.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  }

  function help(id, format) {
    const input = document.getElementById(id);
    if (input === null) return;
    input.addEventListener('input', (typed) => {
      // Only while typing at the end: elsewhere the caret would jump.
      const isAtEnd = input.selectionStart === input.value.length;
      if (isAtEnd && typed.inputType !== 'deleteContentBackward') format(input);
    });
  }

  // By the first digits that the schemes give out.
  const schemes = [
    ['visa', /^4/],
    ['mastercard', /^(5[1-5]|2[2-7])/],
    ['jcb', /^35/],
  ];

  function markScheme(input) {
    const digits = input.value.replace(/\D/g, '');
    const [typed] = schemes.find(([, start]) => start.test(digits)) || [null];
    for (const mark of document.querySelectorAll('[data-scheme]'))
      mark.classList.toggle('typed', mark.dataset.scheme === typed);
  }

  const number = document.getElementById('number');
  if (number !== null) number.addEventListener('input', () => markScheme(number));

  help('number', groupDigits);
  help('expiry', slashExpiry);
  const wrong = document.querySelector('[aria-invalid="true"]');
  if (wrong !== null) wrong.focus();

  const cancel = document.getElementById('cancel');
  if (cancel !== null && isFramed) {
    cancel.hidden = false;
    cancel.addEventListener('click', () => tell({ event: 'cancelled' }));
  }

  tell({ event });
  const tellHeight = () => tell({ event: 'height', height: document.body.offsetHeight });
  // Safari 12 has none: the height of its first layout has to do.
  if (window.ResizeObserver) new window.ResizeObserver(tellHeight).observe(document.body);
  else window.addEventListener('load', tellHeight);
})();
