import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Resource } from '../../../contract/resource'
import { type ListState, readListState, writeListState } from './list-address'
import { useSame } from './use-same'

/** Left in the history with a step that opened a record, and only there: the address before it is the list as it still is. */
const opened = { isOpened: true } as const
const wasOpened = (state: unknown): boolean => (state as typeof opened | null)?.isOpened === true

/** What stands in the address. Its filters and its order are the same objects until they change themselves. */
function useShown(resource: Resource, params: URLSearchParams): ListState {
  const read = useMemo(() => readListState(resource, params), [resource, params])
  const filters = useSame(read.filters)
  const sorts = useSame(read.sorts)
  const columns = useSame(read.columns)
  return useMemo(() => ({ ...read, filters, sorts, columns }), [read, filters, sorts, columns])
}

/**
 * What a list shows, kept in the address. Opening a record makes a step one can go back from, and closing it takes that step back, so that
 * going back once more leaves the list. Filtering makes none. What changes it stays the same function.
 */
export function useListAddress(resource: Resource): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const state = useShown(resource, params)
  // A form may say that it is saved when its person has long gone back by themselves.
  const view = params.get('view')
  const here = useRef({ location, navigate, state, setParams, view })
  useLayoutEffect(() => {
    here.current = { location, navigate, state, setParams, view }
  }, [location, navigate, state, setParams, view])
  const change = useCallback((wanted: Partial<ListState>) => {
    const { location, navigate, state, setParams, view } = here.current
    const isMarked = wasOpened(location.state)
    const isOnlyOpen = Object.keys(wanted).join() === 'open'
    const isStep = wanted.open !== undefined && state.open === undefined
    // What is asked for before this stands in the address, such as what somebody typed a moment ago, is asked on top of it.
    const ask = (asked: Partial<ListState>, mark: typeof opened | null) => {
      here.current = { ...here.current, state: { ...state, ...asked }, location: { ...location, state: mark } }
    }
    if (isOnlyOpen && wanted.open === undefined && isMarked) {
      ask(wanted, null)
      return void navigate(-1)
    }
    const page = 'filters' in wanted || 'size' in wanted || 'sorts' in wanted ? { page: 1 } : {}
    const mark = isStep || (wanted.open !== undefined && isMarked) ? opened : null
    ask({ ...page, ...wanted }, mark)
    const next = writeListState({ ...state, ...page, ...wanted })
    // Of a noun with a screen of its own, the list is the other way to see it.
    if (view) next.set('view', view)
    setParams(next, { replace: !isStep, state: mark })
  }, [])
  return [state, change]
}
