import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

it('a missing or broken image becomes a letter tile, and a new address gets a new chance', () => {
  const { container, rerender } = render(<Picture name="PayPal" src="" />);
  expect(container).toHaveTextContent('P');

  rerender(<Picture name="PayPal" src="/a.png" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/a.png');
  fireEvent.error(image ?? container);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('P');

  rerender(<Picture name="PayPal" src="/b.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});
