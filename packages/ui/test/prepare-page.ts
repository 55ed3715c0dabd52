/** Shows popups without a transition, so that a play can check one before the first frame. */
const noTransitions = '[data-starting-style] { opacity: 1 !important; transform: none !important }';

const style = document.createElement('style');
style.textContent = noTransitions;
document.head.append(style);
