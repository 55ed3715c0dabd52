import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createHelloApp } from './hello-app';

/** Returns the markup that `prerendered.tsx` hydrates. */
export async function prerenderHello(): Promise<string> {
  return renderToString(<StaticRouter location="/">{await createHelloApp()}</StaticRouter>);
}
