// Plays the card-payment provider's closed library, with the interface that the shop's card frame
// expects of it.
window.PingPongCard = {
  async mountCard({ container, token, onReady, onResult }) {
    const [payment, secret] = token.split('.');
    const onEnd = (state) => {
      onResult({ status: state === 'cancelled' ? 'cancelled' : 'submitted' });
    };
    try {
      await showFields({ container, provider: 'pingpongx-card', payment, secret, onEnd });
      onReady();
    } catch {
      onResult({ status: 'error' });
    }
  },
};
