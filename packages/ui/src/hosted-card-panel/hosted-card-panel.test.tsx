import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { HostedCardPanel } from './hosted-card-panel';
import type { HostedCardPanelProps } from './hosted-card-panel-props';

const props: HostedCardPanelProps = {
  open: true,
  onOpenChange: vi.fn(),
  channelName: 'Card',
  amount: '$4.99',
  status: { kind: 'ready' },
  children: <p>the frame</p>,
};

it('the frame is mounted while it loads, and paying waits for it', () => {
  renderInShop(<HostedCardPanel {...props} onPay={vi.fn()} status={{ kind: 'loading' }} />);
  expect(screen.getByText('the frame')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Buy · $4.99' })).toBeDisabled();
});

it('a frame that did not load can be tried again', async () => {
  const onRetry = vi.fn();
  renderInShop(<HostedCardPanel {...props} status={{ kind: 'failed', onRetry }} />);
  expect(screen.queryByText('the frame')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('a refusal is said, and the player can pay again', async () => {
  const onPay = vi.fn();
  renderInShop(<HostedCardPanel {...props} message="Card declined" onPay={onPay} />);
  expect(screen.getByText('Card declined')).toHaveAttribute('role', 'alert');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Buy · $4.99' }));
  expect(onPay).toHaveBeenCalledOnce();
});

describePopup('Pay by card', (popup) => <HostedCardPanel {...props} onPay={vi.fn()} {...popup} />);
