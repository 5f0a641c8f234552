import { Sign } from '../../../../app/design/Sign'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../app/offline/view/view'
import { LineWay } from '../../../../app/record-page/RowLine'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { addDays, weekday } from '../../../../contract/time'
import { Child } from '../../../families/published/child'
import { hasLeft } from '../../../families/published/child-states'
import { leaveBetween } from '../../leave/leave-between'
import { LeaveRequest } from '../../leave/leave-request'
import { useToday } from '../use-today'
import { classWords as words } from './class-words'
import '../../../../app/record-page/record-page.css'

function LeaveLine({ leave, name }: { leave: View<typeof LeaveRequest>; name: string }) {
  const say = useSay()
  const [causes, states, halves] = [useDict('absenceCause'), useDict('leaveStatus'), useDict('halfDay')]
  const addressOf = useNounAddress(LeaveRequest.name)
  const { id, fromDate, toDate, halfDay, cause, status } = leave
  const [from, to] = [fromDate.slice(5), toDate.slice(5)]
  return (
    <LineWay address={addressOf?.one(id)}>
      <span className="row-line-main">{name}</span>
      <span className="row-line-fact figures">
        {from === to ? from : say(words.until, { from, to })} {halfDay && wordsFor(halves, [halfDay])}
      </span>
      {cause && <span className="row-line-fact">{wordsFor(causes, [cause])}</span>}
      {status !== 'APPROVED' && <Sign tone="care">{wordsFor(states, [status ?? 'PENDING'])}</Sign>}
    </LineWay>
  )
}

/** Who of the class is on leave this week, asked for or approved. */
export function LeaveThisWeek({ row }: PartProps) {
  const say = useSay()
  const today = useToday()
  const [leaves, children] = [useCopiedRows(LeaveRequest), useCopiedRows(Child)]
  if (!leaves || !children) return <Skeleton rows={1} height={48} />
  const nameOf = new Map(children.filter(({ classId, status }) => classId === row.id && !hasLeft(status)).map(({ id, name }) => [id, name]))
  const monday = addDays(today, 1 - weekday(today))
  const found = leaveBetween(leaves, new Set(nameOf.keys()), { from: monday, to: addDays(monday, 6) })
  if (found.length === 0) return <p className="quiet">{say(words.noLeave)}</p>
  return (
    <ul className="row-lines">
      {found.map((leave) => (
        <li key={leave.id}>
          <LeaveLine leave={leave} name={nameOf.get(leave.childId) ?? ''} />
        </li>
      ))}
    </ul>
  )
}
