import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Layout } from './app/layout.tsx';
import { currentUser } from './features/accounts/queries.ts';
import { createQueryClient } from './lib/query-client.ts';
import HomePage from './pages/home-page.tsx';

/**
 * The page a visitor sees first, as HTML. The browser draws the same over it, so it can be read and
 * indexed before any code has arrived, and nothing moves when that has.
 */
export function drawHomePage(): string {
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUser.queryKey, null);
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location="/">
        <Layout>
          <HomePage />
        </Layout>
      </StaticRouter>
    </QueryClientProvider>,
  );
}
