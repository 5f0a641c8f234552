import PullToRefresh from 'antd-mobile/es/components/pull-to-refresh'
import { type CSSProperties, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { MobileLocale } from '../../design/MobileLocale'
import type { ViewRow } from '../row'
import { SectionChoice } from './batch/SectionChoice'
import type { Choosing } from './batch/use-choosing'
import { BlankCard } from './card/BlankCard'
import { CardRoll } from './card/CardRoll'
import { useHasActs } from './card/use-has-acts'
import { RowActions } from './RowActions'
import { RowCell } from './RowCell'
import { LetterRail } from './sections/LetterRail'
import { SectionBar } from './sections/SectionBar'
import { planOf, type RollPlan, type Section } from './sections/sections'
import { topsOf, useSectionHere } from './sections/use-section-here'
import { type CardGrid, useCardGrid } from './use-card-grid'
import type { LongList } from './use-long-list'

type Props = {
  resource: Resource
  list: LongList
  /** What the list is of, for those who hear it. */
  label: string
  sections?: readonly Section[]
  /** Its sections are letters, which stand at the edge of a long list. */
  hasLetters?: boolean
  /** What stands over them: how many there are. */
  above?: ReactNode
  /** Pixels the page is scrolled to at first. */
  place?: number
  choosing?: Choosing
  onOpen: (row: ViewRow) => void
  onEdit: (row: ViewRow) => void
}

/** Pixels of the line that says what pulling does, and those to pull. Without them the library measures with style sheets we do without. */
const pull = { headHeight: 48, threshold: 64 }
/** Rows above which letters at the edge are worth their room. */
const fewForLetters = 60
const none: readonly Section[] = []

type SectionsProps = {
  roll: RefObject<HTMLDivElement | null>
  sections: readonly Section[]
  plan: RollPlan
  grid: CardGrid
  hasRail: boolean
  list: LongList
  choosing: Choosing | undefined
}

/** What stands still while the rows of a parted list pass: the heading of the part one is in, and the letters. */
function StandingHeadings({ roll, sections, plan, grid, hasRail, list, choosing }: SectionsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const tops = useMemo(() => topsOf(sections, plan, grid), [sections, plan, grid])
  const here = useSectionHere(roll, bar, tops)
  const section = sections[here]
  const jump = (at: number) => {
    const above = bar.current?.getBoundingClientRect()
    const [from, sticky] = [
      roll.current?.getBoundingClientRect().top ?? 0,
      Number.parseFloat(bar.current ? getComputedStyle(bar.current).top : '0'),
    ]
    if (above) window.scrollTo(0, window.scrollY + from + (tops[at] ?? 0) - (sticky || 0))
  }
  const choice = choosing?.ids && section && list.rows && (
    <SectionChoice choosing={choosing} section={section} rows={list.rows.slice(section.from, section.from + section.count)} />
  )
  return (
    <>
      <SectionBar bar={bar} sections={sections} here={here} beside={choice} onJump={jump} />
      {hasRail && <LetterRail sections={sections} here={here} onJump={jump} />}
    </>
  )
}

/** The cards of a list, however many. Pulling down asks for news; a button on each card, or a swipe, offers what can be done. */
export function PhoneRows({ resource, list, label, sections = none, hasLetters, above, place = 0, choosing, onOpen, onEdit }: Props) {
  const blank = useRef<HTMLDivElement>(null)
  const roll = useRef<HTMLDivElement>(null)
  const grid = useCardGrid(blank)
  const [acting, setActing] = useState<ViewRow>()
  const hasActs = useHasActs(resource) || choosing !== undefined
  const plan = useMemo(() => planOf(list.total, grid?.columns ?? 1, sections), [list.total, grid?.columns, sections])
  const empty = <BlankCard resource={resource} />
  const { ids, toggle, begin } = choosing ?? {}
  const cell = (row: ViewRow) => (
    <RowCell
      {...{ resource, row, onEdit }}
      chosen={ids?.has(row.id)}
      onOpen={ids && toggle ? toggle : onOpen}
      onMore={hasActs && !ids ? setActing : undefined}
      onChoose={ids ? undefined : begin}
    />
  )
  return (
    <MobileLocale>
      <PullToRefresh {...pull} disabled={ids !== undefined} onRefresh={async () => list.again()}>
        {above}
        <div className="card-roll" style={{ '--heading': `${(grid?.rowHeight ?? 0) / 2}px` } as CSSProperties}>
          <div ref={blank} className="card-line card-line-blank" aria-hidden>
            {empty}
          </div>
          {grid && sections.length > 0 && (
            <StandingHeadings
              {...{ roll, sections, plan, grid, list, choosing }}
              hasRail={hasLetters === true && list.total > fewForLetters}
            />
          )}
          <div ref={roll}>{grid && <CardRoll {...{ list, grid, plan, label, place }} card={(row) => (row ? cell(row) : empty)} />}</div>
        </div>
      </PullToRefresh>
      {acting && (
        <RowActions resource={resource} row={acting} onEdit={onEdit} onChoose={choosing?.begin} onClose={() => setActing(undefined)} />
      )}
    </MobileLocale>
  )
}
