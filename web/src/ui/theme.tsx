import { Monitor, Moon, Sun } from 'lucide-react';
import { createStore, useStore } from '../lib/store.ts';
import { IconButton } from './icon-button.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

/** The top bar's quick switch to the other theme. */
export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'dark' ? Moon : Sun}
      label={other === 'dark' ? 'Dark theme' : 'Light theme'}
      onClick={() => chooseTheme(other)}
    />
  );
}

/** All three choices, for the settings screen. */
export function ThemeSetting() {
  const choice = useThemeChoice();
  return (
    <SegmentedChoice
      label="Theme"
      value={choice}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: 'Light', icon: Sun },
        { value: 'dark', label: 'Dark', icon: Moon },
        { value: 'system', label: 'System', icon: Monitor },
      ]}
    />
  );
}

type ThemeChoice = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';

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
const choiceStore = createStore<ThemeChoice>(readChoice());
const themeOf = (choice: ThemeChoice) => resolveTheme(choice, systemDark().matches);

const useThemeChoice = (): ThemeChoice => useStore(choiceStore);
const useTheme = (): Theme => useStore(choiceStore, themeOf, () => 'light');

function chooseTheme(next: ThemeChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  apply(next);
}

/** Follows the system's theme and choices in other tabs, even on screens without a switch. */
export function followTheme(): void {
  systemDark().addEventListener('change', () => apply(choiceStore.get()));
  window.addEventListener('storage', followOtherTab);
}

function followOtherTab(event: StorageEvent) {
  if (event.key === KEY) apply(parseChoice(event.newValue));
}

function apply(choice: ThemeChoice) {
  const theme = themeOf(choice);
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAPER[theme]);
  choiceStore.set(choice);
}

function readChoice(): ThemeChoice {
  try {
    return parseChoice(localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}
