import { Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Avatar } from '../../../../app/avatar/Avatar'
import { BigButton } from '../../../../app/design/BigButton'
import { CallButton } from '../../../../app/design/call/CallButton'
import { Link } from '../../../../app/design/Link'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { Sign } from '../../../../app/design/Sign'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { RecordForm } from '../../../../app/resource/form/RecordForm'
import { useCan } from '../../../../app/session/use-can'
import { useNounAddress } from '../../../../app/shell/use-noun-address'
import { readablePart } from '../../../../contract/access'
import { ChildGuardian } from '../../published/child-guardian'
import { Guardian } from '../../published/guardian'
import { childWords } from './child-words'
import type { FamilyMember } from './family-calls'
import { useFamily } from './use-family'
import './guardians.css'

function Member({ member, onEdit }: { member: FamilyMember; onEdit: (() => void) | undefined }) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  const addressOf = useNounAddress(Guardian.name)
  const { id, guardianId, name, phone, relation, isFirst, canPickup, custodyNote } = member
  return (
    <li className="guardian">
      <Avatar noun={Guardian.name} id={id} name={name} />
      <div className="guardian-words">
        <p>
          {addressOf ? <Link to={addressOf.one(guardianId)}>{name}</Link> : <strong>{name}</strong>}{' '}
          <span className="quiet">{wordsFor(relations, [relation])}</span>
        </p>
        {phone && <p className="guardian-phone figures">{phone}</p>}
        <p className="guardian-signs">
          {isFirst && <Sign>{say(childWords.first)}</Sign>}
          <Sign tone={canPickup ? 'good' : 'bad'}>{say(canPickup ? childWords.mayPickUp : childWords.mayNot)}</Sign>
        </p>
        {custodyNote && <p className="guardian-note">{custodyNote}</p>}
      </div>
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
    </li>
  )
}

/** Who belongs to the child: whom to call, and who may take it home. */
export function Guardians({ row }: PartProps) {
  const say = useSay()
  const can = useCan()
  const resource = useMemo(() => readablePart(ChildGuardian, can), [can])
  const known = useFamily(row)
  const [edited, setEdited] = useState<string>()
  if (!known) return <Skeleton rows={2} height={72} />
  const { family, emergency, links } = known
  const mayEdit = can(`${ChildGuardian.name}:edit`)
  const close = () => setEdited(undefined)
  const link = links.find(({ id }) => id === edited)
  const title = link ? say(childWords.edit, { name: String(link.name ?? '') }) : say(childWords.addGuardian)
  return (
    <>
      {family.length === 0 && <p className="quiet">{say(childWords.noGuardians)}</p>}
      <ul className="guardians">
        {family.map((member) => (
          <Member key={member.id} member={member} onEdit={mayEdit ? () => setEdited(member.id) : undefined} />
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
      {can(`${ChildGuardian.name}:add`) && (
        <BigButton
          icon={<Plus size={18} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={say(childWords.addGuardian)}
          onClick={() => setEdited('new')}
        >
          {say(childWords.add)}
        </BigButton>
      )}
      {edited && (link || edited === 'new') && (
        <Sheet open title={title} onClose={close}>
          <RecordForm resource={resource} {...(link ? { row: link } : { given: { childId: row.id } })} onSaved={close} onCancel={close} />
        </Sheet>
      )}
    </>
  )
}
