// Plays the part of the open library that makes payment fields: the drop-in for cards.
window._AirwallexSDKs.payment = {
  createElement(elementName, { intent_id, client_secret, appearance }) {
    if (elementName !== 'dropIn') throw new Error(`This sandbox plays no ${elementName}.`);
    const handlers = new Map();
    const happen = (event, detail) => {
      (handlers.get(event) || []).forEach((handler) => handler({ type: event, detail }));
    };
    const fail = (code) => happen('error', { error: { code, message: code } });
    const onEnd = (state) => {
      if (state === 'approved') happen('success', { intent: { id: intent_id } });
      else if (state === 'cancelled') happen('cancel');
      else fail(state);
    };

    return {
      on(event, handler) {
        handlers.set(event, [...(handlers.get(event) || []), handler]);
      },
      mount(container) {
        const intent = { payment: intent_id, secret: client_secret };
        const button = appearance && appearance.rules && appearance.rules['.Button'];
        const look = button && {
          fill: appearance.variables.colorBrand,
          on: button.color,
          corner: Number.parseInt(button.borderRadius, 10),
        };
        showFields({ container, provider: 'airwallex', ...intent, look, onEnd }).then(
          () => happen('ready'),
          () => fail('unauthorized'),
        );
        return container;
      },
      unmount() {},
      destroy() {},
    };
  },
};
