import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { Guarded } from './guarded.tsx';
import { Layout } from './layout.tsx';
import { routes } from './routes.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Without transitions a slow page shows its spinner instead of nothing at all. */}
      <BrowserRouter useTransitions={false}>
        <Layout>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
            ))}
          </Routes>
        </Layout>
      </BrowserRouter>
      <ToastHost />
    </QueryClientProvider>
  );
}
