// Plays the card-payment provider's closed library, with the interface that the shop's card frame
// expects of it.
window.PingPongCard = {
  async mountCard({ container, token, appearance, onReady, onResult }) {
    const [payment, secret] = token.split('.');
    const onEnd = (state) => {
      onResult({ status: state === 'cancelled' ? 'cancelled' : 'submitted' });
    };
    try {
      const look = appearance && {
        fill: appearance.fill,
        on: appearance.onFill,
        corner: appearance.cornerPx,
      };
      await showFields({ container, provider: 'pingpongx-card', payment, secret, look, onEnd });
      onReady();
    } catch (error) {
      onResult({ status: 'error' });
    }
  },
};
