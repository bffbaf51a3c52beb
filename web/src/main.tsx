import './ui/tokens.css';
import './ui/base.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import font from 'pretendard-subset.woff2?url';

import { FONT_KEY, loadFont } from './app/font.ts';
import { createAppRouter } from './app/router.tsx';
import type { EarlyAnswers } from './platform/http/early-answers.ts';
import { prepareTexts } from './platform/i18n/texts.ts';
import { readLocale } from './platform/i18n/locale.ts';
import { keyStorage } from './platform/session/key-storage.ts';
import { RuntimeContext } from './platform/session/runtime-context.ts';
import { createRuntime } from './platform/session/runtime.ts';

declare global {
  interface Window {
    naruEarly?: EarlyAnswers;
  }
}

/** The page's own frame stays until the first screen is loaded; after this time a slow one shows its loading state. */
const FRAME_MS = 1000;
/** A first look stays for so long at most: longer than a screen takes on a slow line. */
const LOOK_MS = 8000;

loadFont(font).then(
  () => keyStorage.write(FONT_KEY, font),
  (error: unknown) => console.warn('The font did not load.', error),
);
const runtime = createRuntime({ early: window.naruEarly });
const router = createAppRouter(runtime);

async function start(): Promise<void> {
  await prepareTexts(readLocale());
  const loaded = router.load();
  const most = (ms: number) => Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, ms))]);
  await most(FRAME_MS);
  // A first look gives way to the whole, and to nothing less.
  if (document.querySelector('.frame > *')) await most(LOOK_MS);
  const root = document.querySelector('#root');
  if (!root) throw new Error('#root is missing.');
  createRoot(root).render(
    <StrictMode>
      <RuntimeContext value={runtime}>
        <QueryClientProvider client={runtime.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RuntimeContext>
    </StrictMode>,
  );
}

void start();
