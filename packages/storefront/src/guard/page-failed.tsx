import { useTranslate } from '@shop/i18n';
import { CloudOffIcon } from '@shop/ui/icon';
import { Notice } from '@shop/ui/notice';
import type { ReactElement } from 'react';

/** What a page says in its place when it could not be fetched or drawn. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const translate = useTranslate();
  return (
    <main>
      <Notice
        actions={[{ label: translate('common.retry'), onPress: onRetry }]}
        icon={<CloudOffIcon size={28} />}
        title={translate('common.loadFailed')}
        tone="error"
      />
    </main>
  );
}
