import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Resource } from '../../contract/resource'
import { type ListState, readListState, writeListState } from './list-address'

/** Left in the history with a step that opened a record, and only there: the address before it is the list as it still is. */
const opened = { isOpened: true } as const
const wasOpened = (state: unknown): boolean => (state as typeof opened | null)?.isOpened === true

/**
 * What a list shows, kept in the address. Opening a record makes a step one can go back from, and closing it takes that step back, so that
 * going back once more leaves the list. Filtering makes none.
 */
export function useListAddress(resource: Resource): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readListState(resource, params), [resource, params])
  // A form may say that it is saved when its person has long gone back by themselves.
  const here = useRef(location)
  useLayoutEffect(() => {
    here.current = location
  }, [location])
  const change = (wanted: Partial<ListState>) => {
    const isMarked = wasOpened(here.current.state)
    const isOnlyOpen = Object.keys(wanted).join() === 'open'
    const isStep = wanted.open !== undefined && state.open === undefined
    if (isOnlyOpen && wanted.open === undefined && isMarked) return void navigate(-1)
    const page = 'filters' in wanted || 'size' in wanted || 'sort' in wanted ? { page: 1 } : {}
    const mark = isStep || (isOnlyOpen && isMarked) ? opened : null
    setParams(writeListState({ ...state, ...page, ...wanted }), { replace: !isStep, state: mark })
  }
  return [state, change]
}
