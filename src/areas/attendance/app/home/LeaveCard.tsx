import { useNow } from '../../../../app/clock/use-now'
import { BigButton } from '../../../../app/design/BigButton'
import { ShowAll } from '../../../../app/design/ShowAll'
import { Sign } from '../../../../app/design/Sign'
import { useFewFirst } from '../../../../app/design/use-few-first'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { Way } from '../../../../app/home/ways/Way'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { label } from '../../../../contract/label'
import { move } from '../../../../contract/sync/intent'
import { Child } from '../../../families/published/child'
import { Class } from '../../../garden/published/class'
import { LeaveRequest } from '../../leave/leave-request'
import { useSaving } from '../mark/use-marking'
import { type LeaveView, useLeaveDesk } from '../use-leave-desk'
import { leaveStanding, leaveWords } from './standing/leave-standing'
import './rows.css'

const words = {
  pending: label('条待批', 'to decide'),
  beginning: label('名幼儿今天或下个开园日开始请假', 'begin their leave today or on the next open day'),
  expired: label('已过期', 'Over'),
  approve: label('批准', 'Approve'),
  said: label('{name}：请假已批准', '{name}: leave approved'),
}

function Row({
  leave,
  name,
  className,
  mayDecide,
  isOver,
}: {
  leave: LeaveView
  name: string
  className: string
  mayDecide: boolean
  isOver: boolean
}) {
  const say = useSay()
  const save = useSaving()
  const causes = useDict('absenceCause')
  const days = leave.fromDate === leave.toDate ? leave.fromDate.slice(5) : `${leave.fromDate.slice(5)} – ${leave.toDate.slice(5)}`
  const approve = () => save([move(LeaveRequest, leave.id, 'approve', {})], say(words.said, { name }))
  return (
    <li>
      <span className="home-row-said">
        {/* Refusing asks why: that is in the request itself. */}
        <Way to={`/attendance/leave-request?open=${encodeURIComponent(leave.id)}`}>{name}</Way> <span className="quiet">{className}</span>
        <br />
        <span className="quiet figures">
          {days} {leave.cause ? wordsFor(causes, [leave.cause]) : ''}
        </span>
      </span>
      {isOver && <Sign tone="open">{say(words.expired)}</Sign>}
      {mayDecide && <BigButton onClick={() => void approve()}>{say(words.approve)}</BigButton>}
    </li>
  )
}

/** Which leave waits for a yes or a no; and where none does, whose leave begins? */
export function LeaveCard({ tell }: HomeCardProps) {
  const say = useSay()
  const mayDecide = useCan()('leave-request:approve')
  const children = useCopiedRows(Child)
  const classes = useCopiedRows(Class)
  const desk = useLeaveDesk(useNow().slice(0, 10))
  useTell(tell, desk && children && leaveStanding(desk, mayDecide))
  const waiting = desk && mayDecide ? [...desk.pending, ...desk.expired] : []
  const isDeciding = waiting.length > 0
  const rows = useFewFirst(isDeciding ? waiting : (desk?.beginning ?? []), 7)
  if (!desk || !children) return <CardFrame state="loading" />
  const childOf = (id: string) => children.find((child) => child.id === id)
  const classOf = (id: string) => classes?.find((one) => one.id === childOf(id)?.classId)?.name ?? ''
  return (
    <CardFrame>
      {rows.count === 0 ? (
        <p className="quiet">{say(leaveWords.none)}</p>
      ) : (
        <Figure value={rows.count} words={say(isDeciding ? words.pending : words.beginning)} />
      )}
      <ul className="home-rows">
        {rows.shown.map((leave) => (
          <Row
            key={leave.id}
            leave={leave}
            name={childOf(leave.childId)?.name ?? ''}
            className={classOf(leave.childId)}
            mayDecide={isDeciding}
            isOver={desk.expired.includes(leave)}
          />
        ))}
      </ul>
      <ShowAll of={rows} />
    </CardFrame>
  )
}
