import './ui/tokens.css';
import './ui/base.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { loadFont } from './app/font.ts';
import { createAppRouter } from './app/router.tsx';
import type { EarlyAnswers } from './platform/http/early-answers.ts';
import { prepareTexts } from './platform/i18n/texts.ts';
import { readLocale } from './platform/i18n/locale.ts';
import { RuntimeContext } from './platform/session/runtime-context.ts';
import { createRuntime } from './platform/session/runtime.ts';

declare global {
  interface Window {
    naruEarly?: EarlyAnswers;
  }
}

/** The page's own frame stands until the first screen is there; a slow one shows what it waits for instead. */
const FRAME_MS = 1000;

loadFont();
const runtime = createRuntime({ early: window.naruEarly });
const router = createAppRouter(runtime);

async function start(): Promise<void> {
  await prepareTexts(readLocale());
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, FRAME_MS))]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no place for the app.');
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
