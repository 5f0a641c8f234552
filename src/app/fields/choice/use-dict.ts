import { useMemo } from 'react'
import type { FieldFacts } from '../../../contract/field'
import { type Language, say } from '../../../contract/label'
import { enumerate } from '../../language/enumerate'
import { useLanguage } from '../../language/language'
import { type SessionState, useSession } from '../../session/session'

export type Option = { readonly value: string; readonly text: string }
const none: readonly never[] = []

type Items = SessionState['dictionaries'][string]

const optionsOf = (items: Items | undefined, language: Language): readonly Option[] =>
  items?.map((item) => ({ value: item.value, text: (language === 'en' && item.textEn) || item.text })) ?? none

/** The choices of a field: its own, or those of its dictionary; empty while that is unknown. */
export const optionsIn = (
  dictionaries: SessionState['dictionaries'],
  { choices, dict }: Pick<FieldFacts, 'choices' | 'dict'>,
  language: Language,
): readonly Option[] =>
  choices?.map(({ value, label }) => ({ value, text: say(label, language) })) ?? optionsOf(dict ? dictionaries[dict] : undefined, language)

/** The choices of a dictionary in the language of the screen; empty while it is unknown. */
export function useDict(code: string | undefined): readonly Option[] {
  const items = useSession((state) => (code ? state.dictionaries[code] : undefined))
  const language = useLanguage((state) => state.language)
  return useMemo(() => optionsOf(items, language), [items, language])
}

/** The choices of a field in the language of the screen. */
export function useOptions(facts: Pick<FieldFacts, 'choices' | 'dict'>): readonly Option[] {
  const dictionaries = useSession((state) => state.dictionaries)
  const language = useLanguage((state) => state.language)
  return useMemo(() => optionsIn(dictionaries, facts, language), [dictionaries, facts, language])
}

/** The words for values of a dictionary. A value it does not know stands for itself. */
export const wordsFor = (options: readonly Option[], values: readonly string[]): string =>
  enumerate(values.map((value) => options.find((option) => option.value === value)?.text ?? value))
