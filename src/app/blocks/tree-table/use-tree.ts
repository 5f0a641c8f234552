import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Values } from '../../../contract/fields/values'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { type Below, linesOf, NotRecognised, rowsIn, type TreeState } from './tree-lines'
import { words } from './words'

/** Times something is tried again before it has failed. */
const again = 3

/** Asks for the rows below another one, by `queryKey`; whatever it answers is looked at. */
export type LoadBelow = (query: Readonly<Record<string, string>>) => Promise<unknown>

async function tried(load: LoadBelow, query: Readonly<Record<string, string>>): Promise<readonly Values[]> {
  for (let left = again; ; left--) {
    try {
      return rowsIn(await load(query))
    } catch (error) {
      // What is answered in another shape will be so again.
      if (left === 0 || error instanceof NotRecognised) throw error
    }
  }
}

type Options = { readonly rows: readonly Values[]; readonly load: LoadBelow; readonly rowKey?: string; readonly queryKey?: string }

/** A tree whose levels are fetched when they are opened for the first time. */
export function useTree({ rows, load, rowKey = 'id', queryKey = 'parentId' }: Options) {
  const say = useSay()
  const [below, setBelow] = useState<ReadonlyMap<string, Below>>(new Map())
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const keep = useCallback((key: string, what: Below) => here.current && setBelow((known) => new Map(known).set(key, what)), [])
  const fetchBelow = useCallback(
    async (key: string) => {
      keep(key, 'coming')
      try {
        keep(key, await tried(load, { [queryKey]: key }))
      } catch (error) {
        keep(key, 'failed')
        if (here.current) toast(say(error instanceof NotRecognised ? words.notRecognised : words.failed), { tone: 'bad' })
      }
    },
    [load, queryKey, keep, say],
  )
  const turn = useCallback(
    (key: string, isOpen: boolean) => {
      setOpen((known) => new Set(isOpen ? [...known, key] : [...known].filter((one) => one !== key)))
      const known = below.get(key)
      if (isOpen && (known === undefined || known === 'failed')) void fetchBelow(key)
    },
    [below, fetchBelow],
  )
  const state: TreeState = useMemo(() => ({ roots: rows, below, open }), [rows, below, open])
  return { lines: useMemo(() => linesOf(state, rowKey), [state, rowKey]), turn, retry: fetchBelow }
}
