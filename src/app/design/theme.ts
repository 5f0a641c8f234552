import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { keep, recall } from '../session/storage'

export type ThemeChoice = 'auto' | 'light' | 'dark'
type Looks = { readonly theme: ThemeChoice; readonly weak: boolean }

/** How this device shows things: the theme, and stronger contrast for people who see colours poorly. */
export const useLooks = create<Looks>()(() => ({
  theme: recall<ThemeChoice>('DEFAULT_THEME') ?? 'auto',
  weak: recall<boolean>('DEFAULT_COLOR_WEAK') ?? false,
}))

export function chooseTheme(theme: ThemeChoice): void {
  keep('DEFAULT_THEME', theme, null)
  useLooks.setState({ theme })
}

export function chooseWeak(weak: boolean): void {
  keep('DEFAULT_COLOR_WEAK', weak, null)
  useLooks.setState({ weak })
}

/** Keeps the document's attributes in step with what was chosen. */
export function followLooks(): void {
  const root = document.documentElement
  const apply = ({ theme, weak }: Looks) => {
    if (theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = theme
    root.toggleAttribute('data-weak', weak)
  }
  apply(useLooks.getState())
  useLooks.subscribe(apply)
}

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(changed: () => void) {
  const list = dark()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the screen is dark just now. */
export function useDark(): boolean {
  const theme = useLooks((looks) => looks.theme)
  const system = useSyncExternalStore(subscribe, () => dark().matches)
  return theme === 'auto' ? system : theme === 'dark'
}
