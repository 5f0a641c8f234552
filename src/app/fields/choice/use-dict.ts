import { useMemo } from 'react'
import { enumerate } from '../../language/enumerate'
import { useLanguage } from '../../language/language'
import { useSession } from '../../session/session'

export type Option = { readonly value: string; readonly text: string }
const none: readonly never[] = []

/** The choices of a dictionary in the language of the screen; empty while it is unknown. */
export function useDict(code: string | undefined): readonly Option[] {
  const items = useSession((state) => (code ? state.dictionaries[code] : undefined)) ?? none
  const language = useLanguage((state) => state.language)
  return useMemo(
    () => items.map((item) => ({ value: item.value, text: (language === 'en' && item.textEn) || item.text })),
    [items, language],
  )
}

/** The words for values of a dictionary. A value it does not know stands for itself. */
export const wordsFor = (options: readonly Option[], values: readonly string[]): string =>
  enumerate(values.map((value) => options.find((option) => option.value === value)?.text ?? value))
