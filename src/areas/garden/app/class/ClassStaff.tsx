import { RowAvatar } from '../../../../app/avatar/RowAvatar'
import { CallButton } from '../../../../app/design/call/CallButton'
import { Link } from '../../../../app/design/Link'
import { Skeleton } from '../../../../app/design/Skeleton'
import { asText } from '../../../../app/fields/field-input'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { asList } from '../../../../contract/fields/as-list'
import { label } from '../../../../contract/label'
import { Staff } from '../../../staff/published/staff'
import { Class } from '../../published/class'
import '../../../../app/record-page/people.css'

const nobody = label('还没有老师', 'Nobody yet')

/** Head teacher, teachers and carer of the class, each with a way to ring them. */
export function ClassStaff({ row }: PartProps) {
  const say = useSay()
  const staff = useCopiedRows(Staff)
  const addressOf = useNounAddress(Staff.name)
  if (!staff) return <Skeleton rows={2} height={64} />
  const { headTeacherId, teacherIds, nurseAideId } = Class.fields
  const posts = [
    ...[asText(row.headTeacherId)].map((id) => ({ id, post: headTeacherId.label })),
    ...asList(row.teacherIds).map((id) => ({ id, post: teacherIds.label })),
    ...[asText(row.nurseAideId)].map((id) => ({ id, post: nurseAideId.label })),
  ]
  const known = posts.flatMap(({ id, post }) => {
    const one = staff.find((person) => person.id === id)
    return one ? [{ one, post }] : []
  })
  if (known.length === 0) return <p className="quiet">{say(nobody)}</p>
  return (
    <ul className="people">
      {known.map(({ one, post }) => (
        <li key={one.id} className="person">
          <RowAvatar resource={Staff} row={one} />
          <span className="person-words">
            {addressOf ? <Link to={addressOf.one(one.id)}>{one.name}</Link> : <strong>{one.name}</strong>}
            <span className="quiet">{say(post)}</span>
          </span>
          {one.phone && <CallButton look="plain" name={one.name} phone={one.phone} />}
        </li>
      ))}
    </ul>
  )
}
