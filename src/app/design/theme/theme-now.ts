export type ThemeChoice = 'auto' | 'light' | 'dark'

/** Whether the person's system asks for dark pages. */
export const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The theme a choice comes to just now. The page says it (`data-theme`), so that style sheets know one sign of the dark and not two. */
export const themeNow = (choice: ThemeChoice): 'light' | 'dark' => {
  if (choice !== 'auto') return choice
  return systemDark().matches ? 'dark' : 'light'
}
