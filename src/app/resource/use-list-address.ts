import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '../../contract/resource'
import { type ListState, readListState, writeListState } from './list-address'

/** What a list shows, kept in the address. Opening a record makes a step one can go back from; filtering does not. */
export function useListAddress(resource: Resource): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(resource, params), [resource, params])
  const change = (wanted: Partial<ListState>) => {
    const isStep = 'open' in wanted && wanted.open !== undefined && state.open === undefined
    const page = 'filters' in wanted || 'size' in wanted || 'sort' in wanted ? { page: 1 } : {}
    setParams(writeListState({ ...state, ...page, ...wanted }), { replace: !isStep })
  }
  return [state, change]
}
