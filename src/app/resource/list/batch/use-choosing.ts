import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ViewRow } from '../../row'

/** Rows being chosen, as they were when they were, by their ids. `ids` is undefined while none are. */
export type Choosing = {
  readonly ids: ReadonlyMap<string, ViewRow> | undefined
  /** Begins to choose, with this row. */
  readonly begin: (row: ViewRow) => void
  readonly toggle: (row: ViewRow) => void
  /** Chooses all of some rows, or none of them. */
  readonly choose: (rows: readonly ViewRow[], wanted: boolean) => void
  readonly end: () => void
}

/** Left in the history with the step that began it, so that going back ends it and leads nowhere else. */
const mark = { isChoosing: true } as const
const isMarked = (state: unknown): boolean => (state as typeof mark | null)?.isChoosing === true

/** The rows somebody has chosen of a list, to do something with all of them. */
export function useChoosing(): Choosing {
  const location = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ReadonlyMap<string, ViewRow>>(new Map())
  const isChoosing = isMarked(location.state)
  const here = useRef({ location, navigate })
  useLayoutEffect(() => {
    here.current = { location, navigate }
  }, [location, navigate])
  // A page that is loaded anew comes back to the step that began it, and to nothing chosen.
  useEffect(() => {
    if (isMarked(here.current.location.state)) void here.current.navigate(here.current.location, { replace: true, state: null })
  }, [])
  const choose = useCallback((rows: readonly ViewRow[], wanted: boolean) => {
    setChosen((old) => {
      const next = new Map(old)
      for (const row of rows) {
        if (wanted) next.set(row.id, row)
        else next.delete(row.id)
      }
      return next
    })
  }, [])
  const toggle = useCallback((row: ViewRow) => {
    setChosen((old) => {
      const next = new Map(old)
      if (!next.delete(row.id)) next.set(row.id, row)
      return next
    })
  }, [])
  const begin = useCallback((row: ViewRow) => {
    setChosen(new Map([[row.id, row]]))
    void here.current.navigate(here.current.location, { state: mark })
  }, [])
  const end = useCallback(() => void here.current.navigate(-1), [])
  const ids = isChoosing ? chosen : undefined
  return useMemo(() => ({ ids, begin, toggle, choose, end }), [ids, begin, toggle, choose, end])
}
