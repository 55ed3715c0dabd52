import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { LanguagePopup } from './language-popup';

const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'ar', name: 'العربية' },
  { tag: 'ja', name: '日本語' },
];

it('own-language names, the current one first and marked', async () => {
  const onChoose = vi.fn();
  renderInShop(
    <LanguagePopup
      current="ja"
      languages={languages}
      onChoose={onChoose}
      onOpenChange={vi.fn()}
      open
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.lang)).toEqual(['ja', 'en', 'ar']);
  expect(screen.getByRole('button', { name: /日本語/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.setup().click(screen.getByRole('button', { name: 'العربية' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('ar');
});

describePopup('Language', (popup) => (
  <LanguagePopup current="en" languages={languages} onChoose={vi.fn()} {...popup} />
));
