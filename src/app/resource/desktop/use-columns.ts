import { useMemo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { keep, recall } from '../../session/storage'
import type { ListState } from '../list/list-address'

type Change = (change: Partial<ListState>) => void

export type ColumnState = {
  /** Names of the shown columns, in the order the person gave them. */
  readonly shown: readonly string[]
  readonly choose: (shown: readonly string[]) => void
  readonly reset: () => void
}

/** Which columns of a noun's table are shown, and in which order: as the address or a view says, else as the person likes it on this device. */
export function useColumns(resource: Resource, { columns, saved }: Pick<ListState, 'columns' | 'saved'>, change: Change): ColumnState {
  const key = `COLUMNS_${resource.name}`
  const [chosen, setChosen] = useState(() => recall<readonly string[]>(key))
  const shown = useMemo(() => {
    if (columns) return columns
    const known = chosen?.filter((name) => name in resource.fields)
    return known && known.length > 0 ? known : resource.list
  }, [columns, chosen, resource])
  return {
    shown,
    choose: (shown) => {
      // Those of a view are the view's own, until it is updated.
      if (columns || saved) return change({ columns: shown })
      keep(key, shown, null)
      setChosen(shown)
    },
    reset: () => {
      keep(key, [], null)
      setChosen(undefined)
      change({ columns: undefined })
    },
  }
}
