export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

/** Also read by the script in index.html, before the first paint. */
const KEY = 'saywell-theme';
const PAPER: Record<Theme, string> = { light: '#F3F4F0', dark: '#0F1110' };

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

export function parseChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
let choice: ThemeChoice = readChoice();
const listeners = new Set<() => void>();

export function themeChoice(): ThemeChoice {
  return choice;
}

export function currentTheme(): Theme {
  return resolveTheme(choice, systemDark().matches);
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  apply();
}

/** On every screen, also those without a switch: the system's theme and another tab's choice. */
export function followTheme(): void {
  systemDark().addEventListener('change', apply);
  window.addEventListener('storage', followOtherTab);
}

export function subscribeToTheme(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

function followOtherTab(event: StorageEvent) {
  if (event.key !== KEY) return;
  choice = parseChoice(event.newValue);
  apply();
}

function apply() {
  const theme = currentTheme();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAPER[theme]);
  for (const listener of listeners) listener();
}

function readChoice(): ThemeChoice {
  try {
    return parseChoice(localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}
