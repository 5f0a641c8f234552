import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { keep, recall } from '../../session/storage'
import { systemDark, type ThemeChoice, themeNow } from './theme-now'

/** How much larger letters are than the browser has them; empty for as large. */
export type Letters = '' | '115%' | '130%'
type Looks = { readonly theme: ThemeChoice; readonly weak: boolean; readonly letters: Letters }

/** How this device shows things: the theme, stronger contrast for people who see colours poorly, and how large letters are. */
export const useLooks = create<Looks>()(() => ({
  theme: recall<ThemeChoice>('DEFAULT_THEME') ?? 'auto',
  weak: recall<boolean>('DEFAULT_COLOR_WEAK') ?? false,
  letters: recall<Letters>('DEFAULT_FONT_SIZE') ?? '',
}))

export function chooseTheme(theme: ThemeChoice): void {
  keep('DEFAULT_THEME', theme, null)
  useLooks.setState({ theme })
}

export function chooseWeak(weak: boolean): void {
  keep('DEFAULT_COLOR_WEAK', weak, null)
  useLooks.setState({ weak })
}

export function chooseLetters(letters: Letters): void {
  keep('DEFAULT_FONT_SIZE', letters, null)
  useLooks.setState({ letters })
}

/** Keeps the document's attributes in step with what was chosen. */
export function followLooks(): void {
  const root = document.documentElement
  const apply = () => {
    const { theme, weak, letters } = useLooks.getState()
    root.dataset.theme = themeNow(theme)
    root.toggleAttribute('data-weak', weak)
    root.style.fontSize = letters
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
