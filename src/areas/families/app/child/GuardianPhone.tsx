import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { RecordForm } from '../../../../app/resource/form/RecordForm'
import { useRecord } from '../../../../app/resource/record/use-record'
import { StandingSign } from '../../../../app/resource/StandingSign'
import { useCan } from '../../../../app/session/use-can'
import { readablePart } from '../../../../contract/access'
import { Child } from '../../published/child'
import { ChildGuardian } from '../../published/child-guardian'
import { hasLeft } from '../../published/child-states'
import { Guardian } from '../../published/guardian'
import { childWords } from './child-words'
import type { FamilyMember } from './family-calls'

type Props = { readonly member: FamilyMember; readonly close: () => void }

/** The guardian's children whose emergency number this is; undefined until the device has read them. */
function useCalledBy(guardianId: string, phone: unknown): readonly string[] | undefined {
  const links = useCopiedRows(ChildGuardian)
  const children = useCopiedRows(Child)
  if (!links || !children) return undefined
  const own = new Set(links.flatMap((link) => (link.guardianId === guardianId ? [link.childId] : [])))
  return children
    .filter(({ id, emergencyPhone, status }) => own.has(id) && emergencyPhone === phone && !hasLeft(status))
    .map(({ name }) => name)
}

/** A guardian's number, and what becomes of emergency numbers that are the same, in a form that writes the guardian. */
export function PhoneForm({ member: { guardianId }, close }: Props) {
  const say = useSay()
  const can = useCan()
  const resource = useMemo(() => readablePart(Guardian, can), [can])
  const { phase, row } = useRecord(resource, guardianId)
  const called = useCalledBy(guardianId, row?.phone)
  // A form keeps the lines it begins with: it waits until what they depend on is known.
  if (phase === 'loading' || !called) return <Skeleton rows={1} height={48} />
  if (!row)
    return (
      <p className="quiet" role="status">
        {say(childWords.guardianAway)}
      </p>
    )
  const lines = [['phone'], ...(called.length > 0 ? [['emergencyStays']] : [])]
  const part = { name: 'phone', lines, save: say(childWords.savePhone) }
  return (
    <>
      {called.length > 0 && <p className="quiet">{say(childWords.emergencyToo, { names: called })}</p>}
      <RecordForm {...{ resource, row, part }} onSaved={close} onCancel={close} />
    </>
  )
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
