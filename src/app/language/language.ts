import { create } from 'zustand'
import { type Language, languageFor } from '../../contract/label'
import { keep, recall } from '../session/storage'

const chosen = () => recall<Language>('LANGUAGE') ?? languageFor(navigator.language)

/** The language of the screen: what the person chose on this device, else what the browser asks for. */
export const useLanguage = create<{ language: Language }>()(() => ({ language: chosen() }))

export const currentLanguage = (): Language => useLanguage.getState().language

export function speak(language: Language): void {
  keep('LANGUAGE', language, null)
  useLanguage.setState({ language })
}

/** Keeps the document's own language in step, which screen readers and hyphenation go by. */
export function followLanguage(): void {
  const apply = ({ language }: { language: Language }) => {
    document.documentElement.lang = language
  }
  apply(useLanguage.getState())
  useLanguage.subscribe(apply)
}
