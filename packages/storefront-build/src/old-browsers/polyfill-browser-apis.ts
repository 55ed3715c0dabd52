import { ResizeObserver } from '@juggle/resize-observer';
import { writeText } from 'clipboard-polyfill';

/** A reference that keeps its target, where the browser has none that lets go of it. */
class StrongRef<T> {
  readonly #target: T;

  constructor(target: T) {
    this.#target = target;
  }

  deref(): T {
    return this.#target;
  }
}

/** Safari 12 has no pointer events. Libraries create one to imitate a click. */
class PointerClick extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

/** Returns a random UUID (version 4, RFC 9562). */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

define(crypto, 'randomUUID', randomUUID);
define(navigator, 'clipboard', { writeText });
define(window, 'PointerEvent', PointerClick);
define(window, 'ResizeObserver', ResizeObserver);
define(window, 'WeakRef', StrongRef);
