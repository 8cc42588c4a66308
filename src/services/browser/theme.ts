export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

/** The page's theme: an attribute on the root element, or the system's preference if there is no attribute. */
export interface ThemeService {
  current(): Theme
  apply(choice: ThemeChoice): void
  choice(): ThemeChoice
  onChange(listener: () => void): () => void
}

export function createTheme(page: Pick<Window, 'document' | 'matchMedia'>): ThemeService {
  const root = page.document.documentElement
  const choice = () => {
    const { theme } = root.dataset
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  }
  return {
    choice,
    current() {
      const chosen = choice()
      if (chosen !== 'system') return chosen
      return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    },
    apply(chosen) {
      if (chosen === 'system') delete root.dataset.theme
      else root.dataset.theme = chosen
    },
    onChange(listener) {
      const observer = new MutationObserver(listener)
      observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
      return () => {
        observer.disconnect()
      }
    },
  }
}
