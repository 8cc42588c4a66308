export type Theme = 'light' | 'dark'

/** The page's colours: an attribute on the root element, or the system's choice where there is none. */
export interface ThemeService {
  current(): Theme
  apply(theme: Theme): void
}

export function createTheme(page: Window): ThemeService {
  const root = page.document.documentElement
  return {
    current() {
      const { theme } = root.dataset
      if (theme === 'light' || theme === 'dark') return theme
      return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    },
    apply(theme) {
      root.dataset.theme = theme
    },
  }
}
