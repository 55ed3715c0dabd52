import { expect, it, vi } from 'vitest';
import { watchKeyboard } from './watch-keyboard';

class Viewport extends EventTarget {
  height = 800;
  scale = 1;
  resize(height: number, scale = 1): void {
    this.height = height;
    this.scale = scale;
    this.dispatchEvent(new Event('resize'));
  }
}

it('an on-screen keyboard is noticed once, a browser bar and zooming are not', () => {
  const visualViewport = new Viewport();
  const onChange = vi.fn();
  const stop = watchKeyboard({ innerHeight: 800, visualViewport }, onChange);
  visualViewport.resize(740);
  visualViewport.resize(400, 2);
  expect(onChange).not.toHaveBeenCalled();
  visualViewport.resize(420);
  visualViewport.resize(410);
  visualViewport.resize(800);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  stop();
  visualViewport.resize(400);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('a browser without a visual viewport is left alone', () => {
  expect(() => {
    watchKeyboard({ innerHeight: 800, visualViewport: null }, vi.fn())();
  }).not.toThrow();
});
