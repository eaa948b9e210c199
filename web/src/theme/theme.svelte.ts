// Light or dark: as the system has it, unless somebody chose.
export type Theme = 'system' | 'light' | 'dark';
const STORED = 'feira-theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  try {
    const value = localStorage.getItem(STORED);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

class ThemeChoice {
  chosen = $state<Theme>(stored());

  // The first press always changes what one sees; the third leads back to the system's choice.
  next(): void {
    const [unlike, like]: Theme[] = dark.matches ? ['light', 'dark'] : ['dark', 'light'];
    this.choose(this.chosen === 'system' ? unlike : this.chosen === unlike ? like : 'system');
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    try {
      if (theme === 'system') localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, theme);
    } catch {
      // without storage the choice lasts as long as the page
    }
    applyTheme();
  }
}

export const theme = new ThemeChoice();

export function applyTheme(): void {
  const isDark = theme.chosen === 'dark' || (theme.chosen === 'system' && dark.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

dark.addEventListener('change', applyTheme);
