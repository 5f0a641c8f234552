import { Skeleton } from '../../../../app/design/Skeleton'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { LineWay } from '../../../../app/record-page/RowLine'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { asList } from '../../../../contract/fields/as-list'
import { label } from '../../../../contract/label'
import { Class, classState } from '../../published/class'
import { PutInClass } from './PutInClass'

const none = label('现在不带班', 'No class just now')

/** The running classes somebody looks after, and as what. */
export function ClassesOf(props: PartProps) {
  const { row } = props
  const say = useSay()
  const classes = useCopiedRows(Class)
  const addressOf = useNounAddress(Class.name)
  if (!classes) return <Skeleton rows={1} height={48} />
  const { headTeacherId, teacherIds, nurseAideId } = Class.fields
  const own = classes
    .filter(({ status }) => status === classState.running)
    .flatMap((one) => {
      const post =
        one.headTeacherId === row.id
          ? headTeacherId.label
          : asList(one.teacherIds).includes(row.id)
            ? teacherIds.label
            : one.nurseAideId === row.id
              ? nurseAideId.label
              : undefined
      return post ? [{ one, post }] : []
    })
  return (
    <>
      {own.length === 0 && <p className="quiet">{say(none)}</p>}
      {own.length > 0 && (
        <ul className="row-lines">
          {own.map(({ one, post }) => (
            <li key={one.id}>
              <LineWay address={addressOf?.one(one.id)}>
                <span>{one.name}</span> <span className="row-line-fact">{say(post)}</span>
              </LineWay>
            </li>
          ))}
        </ul>
      )}
      <PutInClass {...props} />
    </>
  )
}
