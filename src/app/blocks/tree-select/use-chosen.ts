import { useMemo } from 'react'
import type { Option } from '../../fields/choice/use-dict'
import { useLanguage } from '../../language/language'
import { useAnswer } from '../../resource/use-answer'
import type { TreeSource } from './tree-source'
import type { Levels } from './use-levels'

/** What chosen nodes are called: by the levels that are open, else as the server says it. A value nobody knows stands for itself. */
export function useChosen(source: TreeSource, values: readonly string[], { of }: Levels): readonly Option[] {
  const language = useLanguage((state) => state.language)
  const known = useMemo(() => {
    const open = [...of.values()].flatMap((level) => (typeof level === 'string' ? [] : level))
    return new Map(open.map(({ key, title }) => [key, title]))
  }, [of])
  const unknown = values.filter((value) => !known.has(value))
  const { data } = useAnswer({
    queryKey: ['tree-texts', source.key, language, unknown],
    enabled: unknown.length > 0 && !source.fault,
    queryFn: ({ signal }) => source.texts(unknown, signal),
  })
  return values.map((value) => ({ value, text: known.get(value) ?? data?.[unknown.indexOf(value)] ?? value }))
}
