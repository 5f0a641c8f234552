import { useDeferredValue, useMemo } from 'react'
import type { Resource } from '../../contract/resource'
import type { Option } from '../fields/use-dict'
import { useProduct, useResource } from '../shell/product'
import { call } from '../wire/call'
import { nounKeys } from './noun-keys'
import type { ViewRow } from './row'
import { useAnswer } from './use-answer'
import { useLocalRows } from './use-local'

/** Rows offered at once when somebody chooses one. */
const offered = 50
const collator = new Intl.Collator('zh-CN', { numeric: true })

export const titleOf = (resource: Resource, row: ViewRow): string =>
  String(row[`${resource.title}_dictText`] ?? row[resource.title] ?? row.id)
const optionOf =
  (resource: Resource) =>
  (row: ViewRow): Option => ({ value: row.id, text: titleOf(resource, row) })

/** Rows of a noun to choose from, by a piece of their title. Undefined while they are being fetched. */
export function useChoices(noun: string, keyword: string): readonly Option[] | undefined {
  const resource = useResource(noun)
  const isLocal = resource.offline.mode !== 'none'
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
  return useMemo(() => {
    if (!isLocal) return remote.data?.records.map(optionOf(resource))
    const all = local?.map(optionOf(resource)).filter((option) => option.text.toLowerCase().includes(wanted))
    return all?.sort((one, two) => collator.compare(one.text, two.text)).slice(0, wanted ? offered : 300)
  }, [isLocal, local, remote.data, resource, wanted])
}

/** The titles of rows somebody refers to, by id. What is unknown is left out. */
export function useTitles(noun: string | undefined, ids: readonly string[]): Readonly<Record<string, string>> {
  const { catalogue } = useProduct()
  const resource = noun ? catalogue.resources[noun] : undefined
  const isLocal = resource !== undefined && resource.offline.mode !== 'none'
  const local = useLocalRows(noun ?? '', isLocal && ids.length > 0)
  const key = ids.join()
  const remote = useAnswer({
    queryKey: nounKeys.choices(noun ?? '', `ids:${key}`),
    enabled: resource !== undefined && !isLocal && ids.length > 0,
    queryFn: async () => {
      const path = resource?.path ?? ''
      return Promise.all(ids.map((id) => call<ViewRow>('GET', `${path}/queryById`, { query: { id } }).catch(() => undefined)))
    },
  })
  return useMemo(() => {
    if (!resource) return {}
    const wanted = new Set(key.split(','))
    const rows = isLocal ? (local ?? []).filter((row) => wanted.has(row.id)) : (remote.data ?? []).filter((row) => row !== undefined)
    return Object.fromEntries(rows.map((row) => [row.id, titleOf(resource, row)]))
  }, [resource, isLocal, local, remote.data, key])
}
