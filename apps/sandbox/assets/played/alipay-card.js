// Plays the wallet's closed library: the class that its declarations describe, as far as the shop's
// card frame uses it.
window.AMSCashierPayment = class AMSCashierPayment {
  constructor({ environment, locale, onEventCallback }) {
    this.options = { environment, locale, onEventCallback };
  }

  async mountComponent({ sessionData }, selector) {
    const codes = {
      approved: 'SDK_PAYMENT_SUCCESSFUL',
      refused: 'SDK_PAYMENT_FAIL',
      expired: 'SDK_PAYMENT_FAIL',
      cancelled: 'SDK_PAYMENT_CANCEL',
      open: 'SDK_PAYMENT_PROCESSING',
    };
    const tell = (code) => this.options.onEventCallback({ code });
    tell('SDK_START_OF_LOADING');
    try {
      const { payment, secret } = JSON.parse(atob(sessionData));
      await showFields({
        container: document.querySelector(selector),
        provider: 'alipay-card',
        payment,
        secret,
        onEnd: (state) => tell(codes[state]),
      });
      tell('SDK_END_OF_LOADING');
    } catch (error) {
      tell('SDK_CREATECOMPONENT_ERROR');
      throw error;
    }
  }
};
