import { atOnce } from './at-once';

const style = document.createElement('style');
style.textContent = atOnce;
document.head.append(style);
