import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ViewRow } from '../../row'

/** Rows being chosen. `ids` is undefined while none are. */
export type Choosing = {
  readonly ids: ReadonlySet<string> | undefined
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
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
      const next = new Set(old)
      for (const { id } of rows) wanted ? next.add(id) : next.delete(id)
      return next
    })
  }, [])
  const toggle = useCallback(({ id }: ViewRow) => {
    setChosen((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const begin = useCallback(({ id }: ViewRow) => {
    setChosen(new Set([id]))
    void here.current.navigate(here.current.location, { state: mark })
  }, [])
  const end = useCallback(() => void here.current.navigate(-1), [])
  const ids = isChoosing ? chosen : undefined
  return useMemo(() => ({ ids, begin, toggle, choose, end }), [ids, begin, toggle, choose, end])
}
