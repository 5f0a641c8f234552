import PullToRefresh from 'antd-mobile/es/components/pull-to-refresh'
import { useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { MobileLocale } from '../../design/MobileLocale'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { useRowVerbs } from '../record/use-row-verbs'
import type { ViewRow } from '../row'
import { BlankCard } from './BlankCard'
import { CardRoll } from './CardRoll'
import { RowActions } from './RowActions'
import { RowCell } from './RowCell'
import { useCardGrid } from './use-card-grid'
import type { LongList } from './use-long-list'

type Props = {
  resource: Resource
  list: LongList
  /** What the list is of, for those who hear it. */
  label: string
  /** Pixels the page is scrolled to at first. */
  place?: number
  onOpen: (row: ViewRow) => void
  onEdit: (row: ViewRow) => void
}

/** Pixels of the line that says what pulling does, and those to pull. Without them the library measures with style sheets we do without. */
const pull = { headHeight: 48, threshold: 64 }

/** The cards of a list, however many. Pulling down asks for news; a button on each card, or a swipe, offers what can be done. */
export function PhoneRows({ resource, list, label, place = 0, onOpen, onEdit }: Props) {
  const say = useSay()
  const blank = useRef<HTMLDivElement>(null)
  const grid = useCardGrid(blank)
  const [acting, setActing] = useState<ViewRow>()
  const more = useRowVerbs(resource).length > 0 ? setActing : undefined
  const empty = <BlankCard resource={resource} />
  const card = (row: ViewRow | undefined) => (row ? <RowCell {...{ resource, row, onOpen }} onMore={more} /> : empty)
  return (
    <MobileLocale>
      <PullToRefresh {...pull} onRefresh={async () => list.again()}>
        <p className="quiet figures list-total">{say(formWords.totalRows, { total: list.total })}</p>
        <div className="card-roll">
          <div ref={blank} className="card-line card-line-blank" aria-hidden>
            {empty}
          </div>
          {grid && <CardRoll {...{ list, grid, label, place, card }} />}
        </div>
      </PullToRefresh>
      {acting && <RowActions resource={resource} row={acting} onEdit={onEdit} onClose={() => setActing(undefined)} />}
    </MobileLocale>
  )
}
