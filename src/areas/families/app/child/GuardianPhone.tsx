import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useSay } from '../../../../app/language/use-say'
import { RecordForm } from '../../../../app/resource/form/RecordForm'
import { useRecord } from '../../../../app/resource/record/use-record'
import { StandingSign } from '../../../../app/resource/StandingSign'
import { useCan } from '../../../../app/session/use-can'
import { readablePart } from '../../../../contract/access'
import { Guardian } from '../../published/guardian'
import { childWords } from './child-words'
import type { FamilyMember } from './family-calls'

type Props = { readonly member: FamilyMember; readonly close: () => void }

/** A guardian's number in a form of one field, which writes the guardian. */
export function PhoneForm({ member: { guardianId }, close }: Props) {
  const say = useSay()
  const can = useCan()
  const resource = useMemo(() => readablePart(Guardian, can), [can])
  const { phase, row } = useRecord(resource, guardianId)
  if (phase === 'loading') return <Skeleton rows={1} height={48} />
  if (!row)
    return (
      <p className="quiet" role="status">
        {say(childWords.guardianAway)}
      </p>
    )
  const part = { name: 'phone', lines: [['phone']], save: say(childWords.savePhone) }
  return <RecordForm {...{ resource, row, part }} onSaved={close} onCancel={close} />
}

/** Whether somebody may change the numbers of guardians. */
export function useMayChangePhones(): boolean {
  const can = useCan()
  return ['list', 'edit', 'contact'].every((verb) => can(`${Guardian.name}:${verb}`))
}

/** A guardian's number, and for whoever may change it the button that begins to. */
export function GuardianPhone({
  member: { name, phone, standing },
  onEdit,
}: Pick<Props, 'member'> & { readonly onEdit: (() => void) | undefined }) {
  const say = useSay()
  if (!phone && !onEdit) return null
  return (
    <p className="guardian-phone figures">
      {phone}
      {onEdit && (
        <BigButton look="quiet" aria-label={say(childWords.editPhone, { name })} onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </BigButton>
      )}
      <StandingSign standing={standing} />
    </p>
  )
}
