import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { keep, recall } from '../../session/storage'
import { systemDark, type ThemeChoice, themeNow } from './theme-now'

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
  const apply = () => {
    const { theme, weak } = useLooks.getState()
    root.dataset.theme = themeNow(theme)
    root.toggleAttribute('data-weak', weak)
  }
  apply()
  useLooks.subscribe(apply)
  subscribe(apply)
}

function subscribe(changed: () => void) {
  const list = systemDark()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the screen is dark just now. */
export function useDark(): boolean {
  const theme = useLooks((looks) => looks.theme)
  return useSyncExternalStore(subscribe, () => themeNow(theme) === 'dark')
}
