import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { chooseTheme, useTheme, useThemeChoice } from './theme.ts';

/** The quick switch of the top bar: to the other theme than the one on screen. */
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

/** All three choices, for a settings screen. */
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
