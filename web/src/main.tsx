import './styles/index.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadRoute, routeAt } from './app/routes.tsx';
import { reportUncaught } from './lib/report-errors.ts';
import { followTheme } from './ui/theme.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

reportUncaught(() => routeAt(location.pathname)?.path ?? '*');
followTheme();

// The first screen's code arrives before the first render, so that text the server wrote into the
// page stays readable until the screen can replace it. A failed load is the error screen's matter.
// As a transition the first render comes in slices, and a phone answers to touch between them.
void preloadRoute(location.pathname)
  .catch(() => {})
  .then(() => startTransition(() => createRoot(root).render(<App />)));
