import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Chip } from '../../../../app/design/Chip'
import { useFace } from '../../../../app/design/face'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Skeleton } from '../../../../app/design/Skeleton'
import { Suspense } from '../../../../app/design/Suspense'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../app/record-page/record-page'
import { ReportTable } from '../../../../app/report/ReportTable'
import { useReport } from '../../../../app/report/use-report'
import { explain } from '../../../../app/wire/explain'
import { isSilence } from '../../../../app/wire/wire-error'
import { Term } from '../../../garden/published/term'
import { rateWords } from '../../attendance-rate'
import type { ChildDay, ChildDays } from '../../child-days'
import { figureWords } from '../../figure-words'
import { childReport } from '../../reports/child-report'
import { useToday } from '../use-today'
import { HeatMap } from './HeatMap'
import { begunTerms, heldOf, inWeeks, lastWeeks, monthOf, type Stretch } from './heat-days'
import { heatWords } from './heat-words'
import './heat.css'
import '../marks.css'

const DaySheet = lazyPart(() => import('./DaySheet').then((file) => file.DaySheet))

const away = ['sick', 'leave', 'unknown', 'quarantine', 'late', 'early'] as const

function Figures({ data: { counts, rate } }: { data: ChildDays }) {
  const say = useSay()
  const told = away.filter((name) => counts[name] > 0).map((name) => `${say(figureWords[name])} ${counts[name]}`)
  return (
    <p className="heat-figures">
      <strong className="figures">{rateWords(rate)}</strong>{' '}
      <span>{rate === null ? say(heatWords.noRate) : [say(heatWords.counts, counts), ...told].join(' · ')}</span>
    </p>
  )
}

function Days({ child, stretch }: { child: string; stretch: Stretch }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const today = useToday()
  const [isTable, setTable] = useState(false)
  const [opened, setOpened] = useState<ChildDay>()
  const state = useReport(childReport, { child, ...stretch })
  if (state.phase === 'loading') return <Skeleton rows={1} height={200} />
  if (state.phase === 'error')
    return (
      <p className="quiet" role="status">
        {isSilence(state.error) ? say(heatWords.notHere) : explain(state.error, language)}{' '}
        <BigButton onClick={state.again}>{say('tryAgain')}</BigButton>
      </p>
    )
  const { data } = state
  const shown = state.phase === 'part' ? heldOf(stretch, state.heldFrom) : stretch
  return (
    <>
      {state.phase === 'part' && (
        <p className="quiet" role="status">
          {say(heatWords.part, { from: state.heldFrom })}
        </p>
      )}
      <Figures data={data} />
      {isTable ? (
        <ReportTable
          columns={childReport.columns(data)}
          rows={childReport.rows(data)}
          idOf={childReport.idOf}
          label={say(childReport.label)}
        />
      ) : (
        <HeatMap weeks={inWeeks(shown, data.days)} today={today} onOpen={setOpened} />
      )}
      <BigButton look="quiet" onClick={() => setTable(!isTable)}>
        {say(isTable ? heatWords.map : heatWords.table)}
      </BigButton>
      {opened && (
        <Suspense>
          <DaySheet child={child} day={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** How the days of a child went: the last weeks, which every device holds, this month, or a term. */
export function AttendanceHeat({ row }: PartProps) {
  const say = useSay()
  const today = useToday()
  const isDesk = useFace() === 'desktop'
  const known = useCopiedRows(Term)
  const terms = begunTerms(
    (known ?? []).map(({ id, name, beginDate, endDate }) => ({ id, name: String(name), from: String(beginDate), to: String(endDate) })),
    today,
  )
  const now = terms.find(({ to }) => today <= to)
  const [chosen, setChosen] = useState<string>()
  const shown = chosen ?? (isDesk ? (now?.id ?? 'weeks') : 'weeks')
  const stretches = [
    { id: 'weeks', name: say(heatWords.weeks), ...lastWeeks(today) },
    { id: 'month', name: say(heatWords.month), ...monthOf(today) },
    ...terms,
  ]
  const { from, to } = stretches.find(({ id }) => id === shown) ?? lastWeeks(today)
  if (!known) return <Skeleton rows={1} height={240} />
  return (
    <>
      <fieldset className="chips heat-terms">
        <legend className="for-readers">{say(heatWords.stretch)}</legend>
        {stretches.map(({ id, name }) => (
          <Chip key={id} chosen={shown === id} onToggle={() => setChosen(id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <Days key={`${from} ${to}`} child={row.id} stretch={{ from, to }} />
    </>
  )
}
