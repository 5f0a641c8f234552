import { useMemo } from 'react'
import type { OwnLook } from '../../../../contract/list/list-look'
import type { Resource } from '../../../../contract/resource'
import type { ListState } from '../../list/list-address'

type Change = (change: Partial<ListState>) => void

export type ColumnState = {
  /** Names of the shown columns, in the order the person gave them. */
  readonly shown: readonly string[]
  readonly choose: (shown: readonly string[]) => void
  readonly reset: () => void
}

type Own = { readonly own: OwnLook; readonly like: (change: OwnLook) => void }

/** Which columns of a noun's table are shown, and in which order: as the address or a view says, else as the person likes it. */
export function useColumns(
  resource: Resource,
  { columns, saved }: Pick<ListState, 'columns' | 'saved'>,
  { own, like }: Own,
  change: Change,
): ColumnState {
  const liked = own.columns
  const shown = useMemo(() => {
    if (columns) return columns
    const known = liked?.filter((name) => name in resource.fields)
    return known && known.length > 0 ? known : resource.list
  }, [columns, liked, resource])
  return {
    shown,
    choose: (shown) => {
      // Those of a view are the view's own, until it is updated.
      if (columns || saved) change({ columns: shown })
      else like({ columns: [...shown] })
    },
    reset: () => {
      like({ columns: undefined, widths: undefined })
      change({ columns: undefined })
    },
  }
}
