import { Ellipsis } from 'lucide-react'
import { memo, useId, useMemo } from 'react'
import type { Resource } from '../../../contract/resource'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../row'
import { RowCard } from './RowCard'
import { swipeLeft } from './swipe'
import { useSame } from './use-same'

type Props = {
  resource: Resource
  row: ViewRow
  onOpen: (row: ViewRow) => void
  /** Offers what else can be done with the row; none where that is nothing. */
  onMore?: (row: ViewRow) => void
}

const Cell = memo(({ resource, row, onOpen, onMore }: Props) => {
  const say = useSay()
  const id = useId()
  const swipe = useMemo(() => (onMore ? swipeLeft(() => onMore(row)) : {}), [onMore, row])
  return (
    <div className="row-cell" {...swipe}>
      <RowCard resource={resource} row={row} titleId={`${id}title`} onOpen={() => onOpen(row)} />
      {onMore && (
        <button type="button" className="row-more" aria-labelledby={`${id}more ${id}title`} onClick={() => onMore(row)}>
          <Ellipsis aria-hidden />
          <span id={`${id}more`} className="for-readers">
            {say('moreActions')}
          </span>
        </button>
      )}
    </div>
  )
})

/**
 * A card and, beside it, the button for what else can be done with the row. A swipe to the left does the same as that button. It is drawn
 * again when its row says something else, not whenever rows were read anew.
 */
export const RowCell = ({ row, ...given }: Props) => <Cell {...given} row={useSame(row)} />
