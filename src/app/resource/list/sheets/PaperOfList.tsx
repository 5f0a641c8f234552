import { useMemo } from 'react'
import { TablePaper } from '../../paper/TablePaper'
import { totalsOf } from '../../paper/totals-of'
import type { ViewRow } from '../../row'
import { useSavedViews } from '../../views/use-saved-views'
import type { SheetsProps } from './SheetsButton'

type Props = Pick<SheetsProps, 'resource' | 'state' | 'heading' | 'total'> & {
  rows: readonly ViewRow[]
  /** Whether these are some that were chosen. */
  isChosen: boolean
  onDone: () => void
}

/** A list in a hand on paper: the table a desktop prints, and not its cards. */
export function PaperOfList({ resource, state, heading, total, rows, isChosen, onDone }: Props) {
  const { views } = useSavedViews(resource)
  const columns = state.columns ?? resource.list
  const isWhole = !isChosen && rows.length >= total
  const totals = useMemo(
    () => (isWhole ? totalsOf(resource, columns, state.group, rows) : undefined),
    [isWhole, resource, columns, state.group, rows],
  )
  return (
    <TablePaper
      {...{ resource, state, columns, rows, totals, onDone }}
      title={heading}
      view={views.find(({ id }) => id === state.saved)?.name}
      total={isChosen ? rows.length : Math.max(total, rows.length)}
    />
  )
}
