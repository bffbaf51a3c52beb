/** The smallest possible page of the portal: React, router and query with one line of text. */
import '@naru/web/src/ui/tokens.css';
import '@naru/web/src/ui/base.css';

import { loadFont } from '@naru/web/src/app/font.ts';
import font from 'pretendard-subset.woff2?url';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Present from the start, so that the line waits for no call. */
function Line() {
  const { data } = useQuery({ queryKey: ['line'], queryFn: async () => '', initialData: '나루', staleTime: Infinity });
  return <h1>{data}</h1>;
}

const rootRoute = createRootRoute({ component: Outlet });
const line = createRoute({ getParentRoute: () => rootRoute, path: '/dashboard', component: Line });
const router = createRouter({ routeTree: rootRoute.addChildren([line]) });

void loadFont(font);

async function start(): Promise<void> {
  await router.load();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no place for the line.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
