import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../test/render-in-shop';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('button', () => {
  it('while busy it swallows presses, keeps its name and focus, and says so beside itself', async () => {
    const onClick = vi.fn();
    renderInShop(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.setup().click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('One moment …');
    expect(button).not.toContainElement(screen.getByRole('status'));
  });

  it('busy, it does not submit its form either', async () => {
    const onSubmit = vi.fn();
    renderInShop(
      <form onSubmit={onSubmit}>
        <input aria-label="field" />
        <Button busy type="submit">
          Send
        </Button>
      </form>,
    );
    await userEvent.setup().type(screen.getByLabelText('field'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('never submits a form by accident', () => {
    renderInShop(<Button>Close</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

it('a link out of the shop opens a tab that knows neither window nor address, and says so', () => {
  renderInShop(<ButtonLink href="https://pay.example/">To pay</ButtonLink>);
  const link = screen.getByRole('link', { name: /To pay ?\(opens in a new tab\)/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
