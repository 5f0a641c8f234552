import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BigButton } from '../../../app/design/BigButton'
import { Page } from '../../../app/design/Page'
import { Skeleton } from '../../../app/design/Skeleton'
import { StateView } from '../../../app/design/StateView'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { useCopiedRows } from '../../../app/offline/use-copied-rows'
import { PrintButton } from '../../../app/paper/PrintButton'
import { explain } from '../../../app/wire/explain'
import { addMonths } from '../../../contract/time'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { countedRecords, monthTable, type MonthTable as Table } from '../month-table'
import { ClassSwitch } from './ClassSwitch'
import { ComingRoll } from './ComingRoll'
import { MonthCauses } from './MonthCauses'
import { MonthTable } from './MonthTable'
import { type MonthChild, monthChildren } from './month-children'
import { isPartlyKept } from './month-days'
import { PrintedMonth } from './PrintedMonth'
import { useCalendar } from './use-board-place'
import { type MonthRecords, useMonthRecords } from './use-month-records'
import { type ClassView, useSeenClasses } from './use-own-classes'
import { useToday } from './use-today'
import { words } from './words'
import './marks.css'
import './month.css'

function MonthSwitch({ month, latest, onChoose }: { month: string; latest: string; onChoose: (month: string) => void }) {
  const say = useSay()
  const step = (months: number) => onChoose(addMonths(month, months))
  return (
    <fieldset className="month-switch" aria-label={say(words.month)}>
      <BigButton aria-label={say(words.earlier)} icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)} />
      <strong className="figures" aria-live="polite">
        {month}
      </strong>
      <BigButton aria-label={say(words.later)} disabled={month >= latest} icon={<ChevronRight aria-hidden />} onClick={() => step(1)} />
    </fieldset>
  )
}

/** Builds the table up to a day. Undefined while loading. */
function useTables(classId: string, month: string, found: MonthRecords): ((until: string) => Table<MonthChild>) | undefined {
  const children = useCopiedRows(Child)
  const enrolments = useCopiedRows(Enrolment)
  const days = useCalendar()
  const { records, sheets } = found
  return useMemo(() => {
    if (!children || !enrolments || !days) return undefined
    const openDays = days.filter((day) => day.isOpen).map((day) => day.date)
    const given = { month, classId, openDays, children: monthChildren(children, records), enrolments, records, sheets }
    return (until) => monthTable({ ...given, until })
  }, [children, enrolments, days, records, sheets, month, classId])
}

function Missing({ found }: { found: MonthRecords }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const again = <BigButton onClick={found.again}>{say(words.again)}</BigButton>
  if (found.phase === 'part')
    return (
      <StateView kind="offline" title={say(words.monthOffline)} action={again}>
        {say(words.monthOfflineHint)}
      </StateView>
    )
  return (
    <StateView kind="error" title={say(words.monthFailed)} action={again}>
      {explain(found.error, language)}
    </StateView>
  )
}

function MonthOfClass({ chosen, month, today }: { chosen: ClassView; month: string; today: string }) {
  const say = useSay()
  const found = useMonthRecords(chosen.id, month, today)
  const tableUntil = useTables(chosen.id, month, found)
  const table = useMemo(() => tableUntil?.(today), [tableUntil, today])
  if (found.phase === 'loading' || !table || !tableUntil) return <Skeleton rows={10} height={40} />
  if (found.phase === 'error' || (found.phase === 'part' && !isPartlyKept(month, today))) return <Missing found={found} />
  if (table.days.length === 0)
    return (
      <StateView kind="empty" title={say(words.noDays)}>
        {say(words.noDaysHint)}
      </StateView>
    )
  if (table.rows.length === 0)
    return (
      <StateView kind="empty" title={say(words.noRecords)}>
        {say(words.noDaysHint)}
      </StateView>
    )
  return (
    <>
      {found.phase === 'part' && (
        <p className="month-part" role="status">
          {say(words.monthPartOffline)}
        </p>
      )}
      <PrintedMonth {...{ month, table, tableUntil }} group={chosen} records={found.records} />
      <MonthTable table={table} />
      <MonthCauses records={countedRecords(table, found.records)} />
    </>
  )
}

/** The attendance of a class and month, child by child and day by day, ready to be printed. */
export function MonthScreen() {
  const say = useSay()
  const today = useToday()
  const classes = useSeenClasses()
  const [params, setParams] = useSearchParams()
  const latest = today.slice(0, 7)
  const asked = params.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked < latest ? asked : latest
  const chosen = classes?.find((one) => one.id === params.get('class')) ?? classes?.[0]
  const go = (change: Record<string, string>) => setParams({ ...Object.fromEntries(params), ...change }, { replace: true })
  if (!chosen) {
    return (
      <Page title={say(words.monthTitle)}>
        {classes ? (
          <StateView kind="empty" title={say(words.noClasses)}>
            {say(words.noClassesHint)}
          </StateView>
        ) : (
          <ComingRoll>
            <Skeleton rows={10} height={40} />
          </ComingRoll>
        )}
      </Page>
    )
  }
  return (
    <Page title={say(words.monthTitle)} actions={<PrintButton />}>
      <div className="month-head">
        <ClassSwitch classes={classes ?? []} chosen={chosen} onChoose={(id) => go({ class: id })} />
        <MonthSwitch month={month} latest={latest} onChoose={(next) => go({ month: next })} />
      </div>
      <MonthOfClass key={`${chosen.id} ${month}`} chosen={chosen} month={month} today={today} />
    </Page>
  )
}
