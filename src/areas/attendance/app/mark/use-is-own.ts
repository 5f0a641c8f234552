import { dateTimeNow } from '../../../../app/clock/clock'
import { useSession } from '../../../../app/session/session'
import { isOwnToMend } from '../../sheet/mend'
import type { BoardRoll, RecordView } from '../board/use-attendance-day'

/** Whether the mark of a record is still the signed-in person's own to mend. One that has not left this device is nobody else's yet. */
export function useIsOwn({ submittedAt }: BoardRoll): (record: RecordView | undefined) => boolean {
  const who = useSession((state) => state.person?.realname)
  return (record) => record !== undefined && (record.standing === 'waiting' || isOwnToMend(record, submittedAt, who, dateTimeNow()))
}
