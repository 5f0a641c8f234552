import { useMemo, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { keep, recall } from '../../session/storage'

export type ColumnState = {
  /** Names of the shown columns, in the order the person gave them. */
  readonly shown: readonly string[]
  readonly choose: (shown: readonly string[]) => void
  readonly reset: () => void
}

/** Which columns of a noun's table are shown, and in which order; kept on this device. */
export function useColumns(resource: Resource): ColumnState {
  const key = `COLUMNS_${resource.name}`
  const [chosen, setChosen] = useState(() => recall<readonly string[]>(key))
  const shown = useMemo(() => {
    const known = chosen?.filter((name) => name in resource.fields)
    return known && known.length > 0 ? known : resource.list
  }, [chosen, resource])
  return {
    shown,
    choose: (shown) => {
      keep(key, shown, null)
      setChosen(shown)
    },
    reset: () => {
      keep(key, [], null)
      setChosen(undefined)
    },
  }
}
