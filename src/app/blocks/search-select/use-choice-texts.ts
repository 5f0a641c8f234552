import { useMemo } from 'react'
import type { Option } from '../../fields/choice/use-dict'
import { useLanguage } from '../../language/language'
import { useAnswer } from '../../resource/use-answer'
import { textsOf } from './load-choices'

/** What chosen values of a dictionary are called: by what is known already, else as the server says it. A value nobody knows stands for itself. */
export function useChoiceTexts(dict: string, values: readonly string[], known: readonly Option[]): readonly Option[] {
  const language = useLanguage((state) => state.language)
  const unknown = values.filter((value) => !known.some((option) => option.value === value))
  const { data } = useAnswer({
    queryKey: ['choice-texts', dict, language, unknown],
    enabled: dict !== '' && unknown.length > 0,
    queryFn: ({ signal }) => textsOf(dict, unknown, signal),
  })
  return useMemo(() => {
    const told = new Map([
      ...known.map(({ value, text }) => [value, text] as const),
      ...unknown.map((value, at) => [value, data?.[at]] as const),
    ])
    return values.map((value) => ({ value, text: told.get(value) ?? value }))
  }, [values, known, unknown, data])
}
