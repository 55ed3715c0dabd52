// The live half of the console: it asks the control calls and draws what they say. All text is set
// as text, never as markup: names in it come from players.
(() => {
  const byId = (id) => document.getElementById(id);
  const pauseMs = 1500;
  const secretKey = 'control-secret';

  function say(text) {
    byId('said').textContent = text;
  }

  async function ask(path, method = 'GET', body) {
    const secret = sessionStorage.getItem(secretKey);
    const response = await fetch(`/sandbox/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 401) sessionStorage.removeItem(secretKey);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error ?? answer.result ?? response.statusText);
    return answer;
  }

  function element(name, text, ...children) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    made.append(...children);
    return made;
  }

  function settleButton(order, status, label) {
    const button = element('button', label);
    button.setAttribute('aria-label', `${label} ${order.billing_no}`);
    button.dataset.key = `${order.billing_no} ${status}`;
    button.addEventListener('click', () =>
      act(() => ask(`orders/${order.billing_no}/settle`, 'POST', { status }), `${label} sent`),
    );
    return button;
  }

  const settlements = {
    pending: [
      ['success', 'Success'],
      ['fail', 'Fail'],
      ['expired', 'Expire'],
    ],
    fail: [['late-success', 'Pay late']],
  };

  function orderRow(order) {
    const badge = element('span', order.status);
    badge.className = `badge ${order.status}`;
    const status = element('td', '', badge);
    if (order.flag) status.append(element('p', order.flag));
    const settle = element('td');
    const endings = settlements[order.flag ?? order.status] ?? [];
    settle.append(...endings.map(([ending, label]) => settleButton(order, ending, label)));
    return element(
      'tr',
      '',
      element('td', order.billing_no),
      element('td', `${order.user_name} · ${order.game_name} ${order.server_id}`),
      element('td', order.product_name),
      element('td', order.amount),
      element('td', `${order.provider} ${order.channel_id}`),
      status,
      settle,
    );
  }

  function webhookRow(webhook) {
    const cells = [
      webhook.provider,
      webhook.billing_no,
      [webhook.type.replace('payment.', ''), webhook.reason].filter(Boolean).join(', '),
      webhook.outcome ?? '–',
      String(webhook.attempts),
      webhook.last_answer,
      webhook.delivered_at ?? 'waiting',
    ];
    return element('tr', '', ...cells.map((text) => element('td', text)));
  }

  function fill(id, rows, width, nothing) {
    const body = byId(id);
    // Redrawing takes the focus away; whoever was on a button stays on it.
    const { key } = document.activeElement?.dataset ?? {};
    const empty = element('td', nothing);
    empty.colSpan = width;
    body.replaceChildren(...(rows.length > 0 ? rows : [element('tr', '', empty)]));
    if (key) body.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  const shown = {};
  function isNews(name, value) {
    const text = JSON.stringify(value);
    if (shown[name] === text) return false;
    shown[name] = text;
    return true;
  }

  async function refresh() {
    const [{ orders }, { webhooks }, { faults }, { now, offset_ms }] = await Promise.all(
      ['orders', 'webhooks', 'faults', 'clock'].map((path) => ask(path)),
    );
    if (isNews('orders', orders))
      fill('orders', orders.map(orderRow), 7, 'No order yet. Buy something.');
    if (isNews('webhooks', webhooks)) fill('webhooks', webhooks.map(webhookRow), 7, 'None yet.');
    if (isNews('faults', faults))
      byId('faults').replaceChildren(
        ...faults.map(({ kind, host, path, value, times }) =>
          element('li', `${kind} ${value} · ${host} ${path} · ${times} times`),
        ),
      );
    const ahead = offset_ms === 0 ? '' : ` (${Math.round(offset_ms / 3_600_000)} h ahead)`;
    byId('clock').textContent = now.replace('T', ' ').slice(0, 19) + ' UTC' + ahead;
  }

  async function act(task, done) {
    try {
      await task();
      say(done);
      await refresh();
    } catch (error) {
      say(error.message);
    }
  }

  document.addEventListener('click', ({ target }) => {
    const copy = target.closest('[data-copy]');
    if (copy) navigator.clipboard.writeText(copy.dataset.copy).then(() => say('Copied'));
    const advance = target.closest('[data-advance]');
    if (advance)
      act(
        () => ask('clock', 'POST', { advance_s: Number(advance.dataset.advance) }),
        'Clock moved',
      );
  });
  byId('fault-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const { times, ...rest } = Object.fromEntries(new FormData(event.target));
    act(() => ask('faults', 'POST', { ...rest, times: Number(times) }), 'Fault switched on');
  });
  // The page has this form where the control calls need a secret.
  byId('secret-form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sessionStorage.setItem(secretKey, String(new FormData(event.target).get('secret')));
    event.target.reset();
    act(() => ask('clock'), 'The secret is right.');
  });
  byId('clear-faults').addEventListener('click', () =>
    act(() => ask('faults', 'DELETE'), 'Faults switched off'),
  );
  byId('reset').addEventListener('click', () =>
    act(() => ask('reset', 'POST'), 'Back to the seed'),
  );

  async function keepFresh() {
    const isLocked = byId('secret-form') !== null && sessionStorage.getItem(secretKey) === null;
    if (!document.hidden && !isLocked)
      await refresh().catch(() => say('The sandbox does not answer.'));
    setTimeout(keepFresh, pauseMs);
  }
  void keepFresh();
})();
