import { Ellipsis, Phone } from 'lucide-react'
import { memo, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { CallLink } from '../../design/call/CallLink'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../row'
import { titleOf } from '../use-titles'
import { rowTouch } from './card/row-touch'
import { SwipeActs } from './card/SwipeActs'
import { RowCard } from './RowCard'
import { useCardFields } from './use-card-fields'
import { useSame } from './use-same'

type Props = {
  resource: Resource
  row: ViewRow
  /** While rows are chosen: whether this one is. */
  chosen?: boolean | undefined
  onOpen: (row: ViewRow) => void
  onEdit: (row: ViewRow) => void
  /** Offers what else can be done with the row; none where that is nothing, and while rows are chosen. */
  onMore?: ((row: ViewRow) => void) | undefined
  /** Begins to choose rows, with this one; none where there is nothing to do with several. */
  onChoose?: ((row: ViewRow) => void) | undefined
}

/** The row a swipe has left open: another one closes it. */
let opened: { readonly close: () => void } | undefined

/** The touch of a row, and whether what a swipe uncovers has to be drawn. */
function useTouch(row: ViewRow, canSwipe: boolean, onChoose: Props['onChoose']) {
  const track = useRef<HTMLDivElement>(null)
  const acts = useRef<HTMLDivElement>(null)
  const [isUncovered, setUncovered] = useState(false)
  const here = useRef({ row, canSwipe, onChoose })
  useLayoutEffect(() => {
    here.current = { row, canSwipe, onChoose }
  }, [row, canSwipe, onChoose])
  const [touch] = useState(() => {
    const draw = (pixels: number, moving: boolean) => {
      const { style } = track.current ?? {}
      if (!style) return
      style.translate = pixels === 0 ? '' : `${pixels}px`
      style.transition = moving ? 'none' : ''
    }
    const width = () => (here.current.canSwipe ? (acts.current?.firstElementChild?.getBoundingClientRect().width ?? 0) : 0)
    const self = rowTouch({
      width,
      onDraw: (pixels) => {
        setUncovered(true)
        draw(pixels, true)
      },
      onRest: (isOpen) => {
        draw(isOpen ? -width() : 0, false)
        if (isOpen && opened !== self) opened?.close()
        if (isOpen) opened = self
        else if (opened === self) opened = undefined
        if (!isOpen) setUncovered(false)
      },
      onChoose: () => {
        const { row, onChoose } = here.current
        onChoose?.(row)
        return onChoose !== undefined
      },
    })
    return self
  })
  return { track, acts, isUncovered, touch }
}

const Cell = memo(({ resource, row, chosen, onOpen, onEdit, onMore, onChoose }: Props) => {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const id = useId()
  const { call } = useCardFields(resource)
  const { track, acts, isUncovered, touch } = useTouch(row, onMore !== undefined, onChoose)
  const isChoosing = chosen !== undefined
  const phone = call && !isChoosing ? row[call] : undefined
  const open = () => {
    if (touch.isOpen()) return touch.close()
    if (!touch.isTaken()) onOpen(row)
  }
  return (
    <div className="row-cell" data-chosen={chosen || undefined} {...touch.handlers}>
      <div ref={acts}>{isUncovered && onMore && <SwipeActs resource={resource} row={row} onEdit={onEdit} onDone={touch.close} />}</div>
      <div ref={track} className="row-track">
        <RowCard resource={resource} row={row} titleId={`${id}title`} chosen={chosen} onOpen={open} />
        {phone ? (
          <CallLink className="row-call" name={titleOf(resource, row, language)} phone={String(phone)}>
            <Phone size={22} aria-hidden />
          </CallLink>
        ) : null}
        {onMore && !isChoosing && (
          <button type="button" className="row-more" aria-labelledby={`${id}more ${id}title`} onClick={() => onMore(row)}>
            <Ellipsis aria-hidden />
            <span id={`${id}more`} className="for-readers">
              {say('moreActions')}
            </span>
          </button>
        )}
      </div>
    </div>
  )
})

/**
 * A card and, beside it, the buttons that call and for what else can be done with the row. A swipe to the left offers the two commonest of
 * these. It is drawn again when its row says something else, not whenever rows were read anew.
 */
export const RowCell = ({ row, ...given }: Props) => <Cell {...given} row={useSame(row)} />
