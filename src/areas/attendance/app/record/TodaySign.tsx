import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useCan } from '../../../../app/session/use-can'
import { AttendanceRecord } from '../../mark/attendance-record'
import { isAbsent, isMark } from '../../mark/mark'
import { markLooks } from '../mark-looks'
import { useToday } from '../use-today'

function Absent({ row }: Pick<PartProps, 'row'>) {
  const say = useSay()
  const marks = useCopiedRows(AttendanceRecord, useToday())
  const mark = marks?.find(({ childId }) => childId === row.id)?.status
  if (!isMark(mark) || !isAbsent(mark)) return null
  const { icon: Icon, word } = markLooks[mark]
  return (
    <Sign tone={mark === 'S' ? 'bad' : 'care'} icon={<Icon size={14} aria-hidden />}>
      {say(word)}
    </Sign>
  )
}

/** That the child is away today, and how. */
export function TodaySign({ row }: PartProps) {
  return useCan()(`${AttendanceRecord.name}:list`) && <Absent row={row} />
}
