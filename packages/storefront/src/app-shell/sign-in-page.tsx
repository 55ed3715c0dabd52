import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { SignInReturn, isSignInKind } from '../sign-in';
import { MessagePage } from './message-page';

/** The page that a sign-in provider returns to; its path names the provider. */
export function SignInPage({ home }: { readonly home: string }): ReactElement {
  const { kind } = useParams();
  const navigate = useNavigate();
  if (!isSignInKind(kind)) return <MessagePage of="not-found" home={home} />;
  return (
    <SignInReturn
      kind={kind}
      goTo={(path) => {
        void navigate(path, { replace: true });
      }}
    />
  );
}
