import { Avatar } from '../../../../app/avatar/Avatar'
import { CallButton } from '../../../../app/design/call/CallButton'
import { PlaceTools } from '../../../../app/design/order/PlaceTools'
import { useSay } from '../../../../app/language/use-say'
import { Guardian } from '../../published/guardian'
import { childWords } from './child-words'
import { GuardianLine } from './GuardianLine'
import type { useFamily } from './use-family'
import { useGuardianOrder } from './use-guardian-order'

type Props = NonNullable<ReturnType<typeof useFamily>> & {
  /** They are being put in order: each has a handle and its buttons. */
  isOrdering: boolean
  onEdit: ((id: string) => void) | undefined
}

/** A family in the order in which it is called, the emergency contact last. */
export function FamilyLines({ family, links, emergency, isOrdering, onEdit }: Props) {
  const say = useSay()
  const { move, hold, over, target, said } = useGuardianOrder(family, links)
  return (
    <>
      <ul className="guardians" {...target}>
        {family.map((member, at) => (
          <GuardianLine
            key={member.id}
            member={member}
            isOver={over === at}
            onEdit={onEdit && (() => onEdit(member.id))}
            tools={
              isOrdering && (
                <PlaceTools
                  name={member.name}
                  at={at}
                  of={family.length}
                  onMove={(to) => void move(member, to)}
                  onHold={(isHeld) => hold(isHeld ? member.id : undefined)}
                />
              )
            }
          />
        ))}
        {emergency && (
          <li className="guardian">
            <Avatar noun={Guardian.name} id={emergency.phone} name={emergency.name} />
            <div className="guardian-words">
              <p>
                <strong>{emergency.name}</strong> <span className="quiet">{say(childWords.emergency)}</span>
              </p>
              <p className="guardian-phone figures">{emergency.phone}</p>
            </div>
            <CallButton className="guardian-call" look="plain" {...emergency} />
          </li>
        )}
      </ul>
      <p className="for-readers" role="status">
        {said}
      </p>
    </>
  )
}
