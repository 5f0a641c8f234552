import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { momentNow } from '../../../app/clock/clock'
import { useSay } from '../../../app/language/use-say'
import { checkedPaper } from '../../../app/paper/checked-paper'
import { PaperVerdict } from '../../../app/paper/PaperVerdict'
import { paperHash } from '../../../app/paper/paper-hash'
import type { MonthTable } from '../month-table'
import { monthText } from '../month-text'
import { MonthPaper } from './MonthPaper'
import type { MonthChild } from './month-children'
import { words } from './month-words'
import { useHouseName } from './use-house-name'
import type { MonthRecord } from './use-month-records'
import type { ClassView } from './use-own-classes'

type Props = {
  group: ClassView
  month: string
  records: readonly MonthRecord[]
  table: MonthTable<MonthChild>
  /** The same table up to an earlier day. */
  tableUntil: (day: string) => MonthTable<MonthChild>
}

/** The month table on paper, and, for whoever came by the code of one, whether that still holds. */
export function PrintedMonth({ group, month, records, table, tableUntil }: Props) {
  const say = useSay()
  const house = useHouseName()
  const [params] = useSearchParams()
  const checked = checkedPaper(params)
  const of = { classId: group.id, month }
  const code = useMemo(() => {
    const hash = paperHash(monthText({ classId: group.id, month }, table))
    return `/attendance/month?${new URLSearchParams({ class: group.id, month, at: momentNow().slice(0, 16), h: hash })}`
  }, [group.id, month, table])
  const isSame = checked && paperHash(monthText(of, tableUntil(checked.at.slice(0, 10)))) === checked.hash
  return (
    <>
      {checked && (
        <PaperVerdict
          kind={isSame ? 'same' : 'changed'}
          title={say(isSame ? words.same : words.changed)}
          hint={say(isSame ? words.sameHint : words.changedHint, { at: checked.at })}
        />
      )}
      {house !== undefined && <MonthPaper {...{ house, month, table, records, code }} group={group.name} />}
    </>
  )
}
