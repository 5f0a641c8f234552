import { useDeferredValue, useMemo } from 'react'
import type { Resource } from '../../contract/resource'
import type { Option } from '../fields/use-dict'
import { useIsCopied } from '../offline/use-is-copied'
import { useProduct, useResource } from '../shell/product'
import { call } from '../wire/call'
import { nounKeys } from './noun-keys'
import type { ViewRow } from './row'
import { useAnswer } from './use-answer'
import { useLocalRows, useOnline } from './use-local'

/** Rows offered at once when somebody chooses one. */
const offered = 50
const noIds: readonly never[] = []
const noRows: readonly never[] = []
const collator = new Intl.Collator('zh-CN', { numeric: true })

/** What stands for a row whose title cannot be had, because it is gone or not for this person: an id tells nobody anything. */
export const unknownTitle = '—'

export function titleOf(resource: Resource, row: ViewRow): string {
  const { noun } = resource.fields[resource.title] ?? {}
  return String(row[`${resource.title}_dictText`] ?? (noun ? undefined : row[resource.title]) ?? unknownTitle)
}

/** Whether a noun's rows are looked for on this device: where they lie, unless their first copy is still on its way and the server can be asked. */
function useIsHere(resource: Resource | undefined): boolean {
  const isCopied = useIsCopied(resource ?? { name: '', offline: { mode: 'none' } })
  const isOnline = useOnline()
  return resource !== undefined && resource.offline.mode !== 'none' && (isCopied || !isOnline)
}

/** Rows of a noun to choose from, by a piece of their title. Undefined while they are being fetched. */
export function useChoices(noun: string, keyword: string): readonly Option[] | undefined {
  const resource = useResource(noun)
  const isLocal = useIsHere(resource)
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
  const titles = useTitlesOfRows(resource, rows ?? noRows)
  return useMemo(() => {
    const all = rows?.map((row): Option => ({ value: row.id, text: titles[row.id] ?? unknownTitle }))
    if (!isLocal) return all
    const found = all?.filter((option) => option.text.toLowerCase().includes(wanted))
    return found?.sort((one, two) => collator.compare(one.text, two.text)).slice(0, wanted ? offered : 300)
  }, [isLocal, rows, titles, wanted])
}

/** Rows of a noun by their ids, from this device where they lie here; those that are unknown or not to be seen are left out. */
function useRowsOf(noun: string | undefined, ids: readonly string[]) {
  const { catalogue } = useProduct()
  const resource = noun ? catalogue.resources[noun] : undefined
  const isLocal = useIsHere(resource)
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
  const rows = useMemo(() => {
    const wanted = new Set(key.split(','))
    return isLocal ? (local ?? []).filter((row) => wanted.has(row.id)) : (remote.data ?? []).filter((row) => row !== undefined)
  }, [isLocal, local, remote.data, key])
  return useMemo(() => ({ resource, rows }), [resource, rows])
}

/** The titles of rows, by id. A row known by another one bears that one's title. */
function useTitlesOfRows(resource: Resource | undefined, rows: readonly ViewRow[]): Readonly<Record<string, string>> {
  const field = resource?.title ?? ''
  const further = resource?.fields[field]?.noun
  const ids = useMemo(() => (further ? [...new Set(rows.map((row) => String(row[field] ?? '')))] : noIds), [further, rows, field])
  const inner = useRowsOf(further, ids)
  return useMemo(() => {
    const { resource: of, rows: named } = inner
    const known = new Map(of ? named.map((row) => [row.id, titleOf(of, row)]) : [])
    return Object.fromEntries(
      rows.map((row) => [row.id, known.get(String(row[field])) ?? (resource ? titleOf(resource, row) : unknownTitle)]),
    )
  }, [resource, rows, field, inner])
}

/** The titles of rows somebody refers to, by id. What is unknown is left out. */
export function useTitles(noun: string | undefined, ids: readonly string[]): Readonly<Record<string, string>> {
  const { resource, rows } = useRowsOf(noun, ids)
  return useTitlesOfRows(resource, rows)
}
