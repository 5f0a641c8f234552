import { useDeferredValue, useMemo } from 'react'
import { compareNumberedWords } from '../../contract/list/word-order'
import type { Option } from '../fields/choice/use-dict'
import { useLanguage } from '../language/language'
import { useSyncStatus } from '../offline/use-sync-status'
import { useResource } from '../shell/product'
import { call } from '../wire/call'
import { nounKeys } from './noun-keys'
import type { ViewRow } from './row'
import { useAnswer } from './use-answer'
import { useLocalRows } from './use-local'
import { isHere, titledBy, titleOf, useTitles } from './use-titles'

/** Rows offered at once when somebody chooses one. */
const offered = 50
const noRows: readonly never[] = []
/** Rows of a noun to choose from, by a piece of their title. Undefined while they are being fetched. */
export function useChoices(noun: string, keyword: string): readonly Option[] | undefined {
  const resource = useResource(noun)
  const isLocal = useSyncStatus((status) => isHere(resource, status))
  const wanted = useDeferredValue(keyword.trim().toLowerCase())
  const local = useLocalRows(noun, isLocal)
  const remote = useAnswer({
    queryKey: nounKeys.choices(noun, wanted),
    enabled: !isLocal,
    queryFn: ({ signal }) => {
      const query = { pageNo: 1, pageSize: offered, [resource.title]: wanted && `*${wanted}*` }
      return call<{ records: ViewRow[] }>('GET', `${resource.path}/list`, { query, signal })
    },
  })
  const rows = isLocal ? local : remote.data?.records
  const { noun: further } = resource.fields[resource.title] ?? {}
  const others = useTitles(
    further,
    useMemo(() => (further ? titledBy(resource, rows ?? noRows) : noRows), [resource, further, rows]),
  )
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const all = rows?.map(
      (row): Option => ({ value: row.id, text: others[String(row[resource.title])] ?? titleOf(resource, row, language) }),
    )
    if (!isLocal) return all
    const found = all?.filter((option) => option.text.toLowerCase().includes(wanted))
    return found?.sort((one, two) => compareNumberedWords(one.text, two.text)).slice(0, wanted ? offered : 300)
  }, [isLocal, rows, resource, others, wanted, language])
}
