import { useMemo } from 'react'
import type { FieldFacts } from '../../../contract/field'
import { type Language, say } from '../../../contract/label'
import { enumerate } from '../../language/enumerate'
import { useLanguage } from '../../language/language'
import { type SessionState, useSession } from '../../session/session'

export type Option = { readonly value: string; readonly text: string }
const none: readonly never[] = []

type Chosen = Pick<FieldFacts, 'choices' | 'dict'>
type Items = SessionState['dictionaries'][string]

/** The choices of a field: its own, or else the items of its dictionary; empty while these are unknown. */
export const optionsOf = ({ choices }: Chosen, items: Items | undefined, language: Language): readonly Option[] =>
  choices?.map(({ value, label }) => ({ value, text: say(label, language) })) ??
  items?.map((item) => ({ value: item.value, text: (language === 'en' && item.textEn) || item.text })) ??
  none

/** The choices of a field in the language of the screen. */
export function useOptions({ choices, dict }: Chosen): readonly Option[] {
  const items = useSession((state) => (dict ? state.dictionaries[dict] : undefined))
  const language = useLanguage((state) => state.language)
  return useMemo(() => optionsOf({ choices }, items, language), [choices, items, language])
}

/** The choices of a dictionary in the language of the screen; empty while it is unknown. */
export const useDict = (dict: string | undefined): readonly Option[] => useOptions({ dict })

/** The words for values of a dictionary. A value it does not know stands for itself. */
export const wordsFor = (options: readonly Option[], values: readonly string[]): string =>
  enumerate(values.map((value) => options.find((option) => option.value === value)?.text ?? value))
