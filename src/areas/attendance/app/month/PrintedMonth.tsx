import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dateTimeNow } from '../../../../app/clock/clock'
import { useSay } from '../../../../app/language/use-say'
import { type CheckedPaper, checkedPaper } from '../../../../app/paper/checked-paper'
import { PaperVerdict } from '../../../../app/paper/PaperVerdict'
import { paperHash } from '../../../../app/paper/paper-hash'
import { ReportPaper } from '../../../../app/report/ReportPaper'
import { useReport } from '../../../../app/report/use-report'
import { isDay } from '../../../../contract/check'
import { monthText } from '../../month/month-text'
import { type MonthOfClass, monthReport } from '../../reports/month-report'
import { useHouseName } from '../use-house-name'
import type { ClassView } from '../use-own-classes'
import { MonthLegend } from './MonthLegend'
import { words } from './month-words'

const hashOf = ({ classId, month, table }: MonthOfClass) => paperHash(monthText({ classId, month }, table))

/** Whether a paper still holds: against the same register up to the day it was printed on. */
function MonthVerdict({ checked, found }: { checked: CheckedPaper; found: MonthOfClass }) {
  const say = useSay()
  const until = checked.at.slice(0, 10)
  const asked = isDay(until) ? { class: found.classId, month: found.month, until } : undefined
  const then = useReport(monthReport, asked)
  if (asked && then.phase === 'loading') return null
  const isSame = (then.phase === 'ready' || then.phase === 'part') && hashOf(then.data) === checked.hash
  return (
    <PaperVerdict
      kind={isSame ? 'same' : 'changed'}
      title={say(isSame ? words.same : words.changed)}
      hint={say(isSame ? words.sameHint : words.changedHint, { at: checked.at })}
    />
  )
}

/** The month table on paper, and, for whoever came by the code of one, whether that still holds. */
export function PrintedMonth({ found, group }: { found: MonthOfClass; group: ClassView }) {
  const say = useSay()
  const house = useHouseName()
  const [params] = useSearchParams()
  const checked = checkedPaper(params)
  const { classId, month, table } = found
  const code = useMemo(
    () => `${monthReport.path}?${new URLSearchParams({ class: classId, month, at: dateTimeNow().slice(0, 16), h: hashOf(found) })}`,
    [classId, month, found],
  )
  return (
    <>
      {checked && <MonthVerdict checked={checked} found={found} />}
      {house !== undefined && (
        <ReportPaper report={monthReport} data={found} house={house} about={say(words.of, { name: group.name, month })} code={code}>
          <MonthLegend hasOpenDays={table.days.some((day) => !day.isCounted)} />
        </ReportPaper>
      )}
    </>
  )
}
