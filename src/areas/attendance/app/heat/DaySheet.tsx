import { useMemo } from 'react'
import { Link } from '../../../../app/design/Link'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { Skeleton } from '../../../../app/design/Skeleton'
import { isTold } from '../../../../app/fields/plain-value'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { FieldFacts } from '../../../../app/resource/FieldFacts'
import { useRecord } from '../../../../app/resource/record/use-record'
import { useCan } from '../../../../app/session/use-can'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { explain } from '../../../../app/wire/explain'
import { readablePart } from '../../../../contract/access'
import { boardAddress } from '../../board-address'
import type { ChildDay } from '../../child-days'
import { recordKey } from '../../keys'
import { AttendanceRecord } from '../../mark/attendance-record'
import { heatWords } from './heat-words'
import { useDayWords } from './use-day-words'
import './heat.css'

/** What is read of a day; whose and which day's it is stands above. */
const shown = [
  'classId',
  'inTime',
  'outTime',
  'symptoms',
  'onsetDate',
  'hospital',
  'diagnosis',
  'meals',
  'markedBy',
  'markedAt',
  'source',
] as const

type Props = { child: string; day: ChildDay; onClose: () => void }

function Marked({ child, day: { date } }: Omit<Props, 'onClose'>) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const can = useCan()
  const resource = useMemo(() => readablePart(AttendanceRecord, can), [can])
  const key = recordKey({ date, childId: child })
  const { phase, row, error } = useRecord(resource, key)
  const addressOf = useNounAddress(AttendanceRecord.name)
  if (phase === 'loading') return <Skeleton rows={3} height={40} />
  if (phase === 'offline') return <p className="quiet">{say(heatWords.whenOnline)}</p>
  if (!row) return <p className="quiet">{phase === 'error' ? explain(error, language) : say(heatWords.unmarked)}</p>
  const told = shown.filter((name) => isTold(resource.fields[name], row[name]))
  return (
    <>
      <FieldFacts resource={resource} values={row} names={told} />
      <p className="heat-ways">
        {addressOf && <Link to={addressOf.one(key)}>{say(AttendanceRecord.label)}</Link>}
        {can('attendance-record:edit') && typeof row.classId === 'string' && (
          <Link to={boardAddress(row.classId, date)}>{say(heatWords.board)}</Link>
        )}
      </p>
    </>
  )
}

/** A day of a child with all that was written down of it, and the ways to where it is changed. */
export function DaySheet({ child, day, onClose }: Props) {
  const wordsOf = useDayWords()
  return (
    <Sheet open title={wordsOf(day)} onClose={onClose}>
      <Marked child={child} day={day} />
    </Sheet>
  )
}
