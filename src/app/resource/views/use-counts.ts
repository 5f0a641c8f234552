import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Counts, isCounted } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { dayOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { call } from '../../wire/call'
import { filterQuery, type ListState } from '../list/list-address'
import { sifter } from '../list/local-list'
import { useIsLocal } from '../list/use-list'
import { nounKeys } from '../noun-keys'
import { useAnswer } from '../use-answer'
import { useLocalRows } from '../use-local'
import { countsOf } from './counts'

type Filters = ListState['filters']

/**
 * How many rows there are with each value of each of these fields, by all filters but that of the field itself: counted over the device's rows
 * where the list is read from them, else by the server. Fields that are not counted are passed over. Undefined until it is known.
 */
export function useCounts(resource: Resource, fields: readonly string[], filters: Filters): Readonly<Record<string, Counts>> | undefined {
  const isLocal = useIsLocal(resource)
  const rows = useLocalRows(resource.name, isLocal)
  const today = dayOf(clockNow())
  const wanted = fields.filter((name) => isCounted(resource, name)).join()
  const query = { ...filterQuery(resource, filters), field: wanted }
  const remote = useAnswer({
    queryKey: nounKeys.list(resource.name, ['counts', query]),
    enabled: !isLocal && wanted !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<Readonly<Record<string, Counts>>>('GET', `${resource.path}/counts`, { query, signal }),
  })
  const local = useMemo(
    () => rows && Object.fromEntries(wanted.split(',').map((name) => [name, countsOf(resource, rows, filters, name, today)])),
    [rows, wanted, resource, filters, today],
  )
  return isLocal ? local : remote.data
}

/** How many rows each of several ways to narrow a list finds, by their place. Undefined where that is not known yet. */
export function useFound(resource: Resource, all: readonly Filters[]): readonly (number | undefined)[] {
  const isLocal = useIsLocal(resource)
  const rows = useLocalRows(resource.name, isLocal)
  const today = dayOf(clockNow())
  const queries = all.map((filters) => ({ ...filterQuery(resource, filters), field: resource.title }))
  const remote = useAnswer({
    queryKey: nounKeys.list(resource.name, ['found', queries]),
    enabled: !isLocal && all.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      Promise.all(
        queries.map((query) => call<{ count: number }>('GET', `${resource.path}/totals`, { query, signal }).catch(() => undefined)),
      ),
  })
  const local = useMemo(
    () => rows && all.map((filters) => sifter(resource, { sorts: [], filters }, today)(rows).length),
    [rows, all, resource, today],
  )
  return (isLocal ? local : remote.data?.map((one) => one?.count)) ?? []
}
