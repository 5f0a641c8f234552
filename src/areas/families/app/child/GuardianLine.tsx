import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Avatar } from '../../../../app/avatar/Avatar'
import { BigButton } from '../../../../app/design/BigButton'
import { CallButton } from '../../../../app/design/call/CallButton'
import { Link } from '../../../../app/design/Link'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { Guardian } from '../../published/guardian'
import { childWords } from './child-words'
import type { FamilyMember } from './family-calls'
import { GuardianPhone, PhoneForm, useMayChangePhones } from './GuardianPhone'

type Props = {
  member: FamilyMember
  /** Somebody who is dragged would stand before this one. */
  isOver: boolean
  onEdit: (() => void) | undefined
  /** In place of calling and editing, while those of the family are put in order. */
  tools: ReactNode
}

/** What is done with somebody of the family. */
function Acts({ member: { name, phone, isFirst }, onEdit }: Omit<Props, 'tools' | 'isOver'>) {
  const say = useSay()
  return (
    <>
      {phone && <CallButton className="guardian-call" look={isFirst ? 'main' : 'plain'} name={name} phone={phone} />}
      {onEdit && (
        <BigButton
          look="quiet"
          aria-label={say(childWords.edit, { name })}
          aria-haspopup="dialog"
          icon={<Pencil size={16} aria-hidden />}
          onClick={onEdit}
        />
      )}
    </>
  )
}

/** Somebody who belongs to the child: what they are to it, how they are called, and whether they may fetch it. */
export function GuardianLine({ member, isOver, onEdit, tools }: Props) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  const addressOf = useNounAddress(Guardian.name)
  const mayChange = useMayChangePhones()
  const [editing, setEditing] = useState(false)
  const { id, guardianId, name, relation, isFirst, canPickup, custodyNote } = member
  return (
    <li className="guardian" data-member={id} data-over={isOver || undefined}>
      <Avatar noun={Guardian.name} id={id} name={name} />
      <div className="guardian-words">
        <p>
          {addressOf ? <Link to={addressOf.one(guardianId)}>{name}</Link> : <strong>{name}</strong>}{' '}
          <span className="quiet">{wordsFor(relations, [relation])}</span>
        </p>
        {!editing && <GuardianPhone member={member} onEdit={mayChange && !tools ? () => setEditing(true) : undefined} />}
        <p className="guardian-signs">
          {isFirst && <Sign>{say(childWords.first)}</Sign>}
          <Sign tone={canPickup ? 'good' : 'bad'}>{say(canPickup ? childWords.mayPickUp : childWords.mayNot)}</Sign>
        </p>
        {custodyNote && <p className="guardian-note">{custodyNote}</p>}
      </div>
      {tools || <Acts {...{ member, onEdit }} />}
      {editing && (
        <div className="guardian-form">
          <PhoneForm member={member} close={() => setEditing(false)} />
        </div>
      )}
    </li>
  )
}
