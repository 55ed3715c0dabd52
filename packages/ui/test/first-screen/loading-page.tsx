import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useState } from 'react';
import { Button } from '../../src/button';
import { type GoodsType, GoodsGrid } from '../../src/goods-grid';
import { PayBar } from '../../src/pay-bar';
import { RecipientCard } from '../../src/recipient-card';
import { NewPage } from '../shop-frame';
import { goodsTypes, recipientSteps } from '../shop-samples';

const press = (): void => undefined;

/** Props of {@link LoadingPage}. */
export interface LoadingPageProps {
  /** How many types of goods the game turns out to have. */
  typeCount: 1 | 2;
}

/** The first screen of a guest, until a press lets its data arrive. */
export function LoadingPage({ typeCount }: LoadingPageProps): ReactElement {
  const t = useTranslate();
  const [isReady, setReady] = useState(false);
  const types: readonly GoodsType[] = goodsTypes(t).slice(0, typeCount);
  const [game, account, ...later] = recipientSteps(1);
  const steps = [
    ...(game ? [{ ...game, state: isReady ? game.state : 'loading' } as const] : []),
    ...(account ? [{ ...account, state: isReady ? account.state : 'locked' } as const] : []),
    ...later,
  ];
  return (
    <NewPage
      tab="topup"
      title={t('header.topup')}
      order={
        <PayBar
          item={isReady ? '300 Star Crystals' : null}
          missing={{ label: t('header.signIn'), onPress: isReady ? press : null }}
          onBuy={press}
          price={isReady ? '$4.99' : null}
        />
      }
      user={null}
    >
      <RecipientCard steps={steps} />
      <GoodsGrid
        chosen={null}
        chosenType={null}
        onChoose={press}
        onTypeChange={press}
        state={isReady ? { kind: 'ready', types } : { kind: 'loading' }}
      />
      <Button
        onClick={() => {
          setReady(true);
        }}
        variant="secondary"
      >
        Let the data arrive
      </Button>
    </NewPage>
  );
}

/** The elements that have the same place before the data arrives and after. */
export const lasting =
  'header, nav li, h2, ol > li, [data-wide], [data-empty], #goods > :nth-last-child(-n + 2)';
