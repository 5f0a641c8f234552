import { ArrowDownUp, Check, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { Skeleton } from '../../../../app/design/Skeleton'
import { asText } from '../../../../app/fields/field-input'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { RecordForm } from '../../../../app/resource/form/RecordForm'
import { useCan } from '../../../../app/session/use-can'
import { readablePart } from '../../../../contract/access'
import { ChildGuardian } from '../../published/child-guardian'
import { childWords } from './child-words'
import { FamilyLines } from './FamilyLines'
import { useFamily } from './use-family'
import './guardians.css'

/** Who belongs to the child: whom to call, and who may take it home. */
export function Guardians({ row }: PartProps) {
  const say = useSay()
  const can = useCan()
  const resource = useMemo(() => readablePart(ChildGuardian, can), [can])
  const known = useFamily(row)
  const [edited, setEdited] = useState<string>()
  const [isOrdering, setOrdering] = useState(false)
  if (!known) return <Skeleton rows={2} height={129} />
  const { family, links } = known
  const mayEdit = can(`${ChildGuardian.name}:edit`)
  const close = () => setEdited(undefined)
  const link = links.find(({ id }) => id === edited)
  const title = link ? say(childWords.edit, { name: String(link.name ?? '') }) : `${asText(row.name)} · ${say(childWords.addGuardian)}`
  return (
    <>
      {family.length === 0 && <p className="quiet">{say(childWords.noGuardians)}</p>}
      <FamilyLines {...known} isOrdering={isOrdering && mayEdit} onEdit={mayEdit ? setEdited : undefined} />
      <div className="guardian-tools">
        {can(`${ChildGuardian.name}:add`) && !isOrdering && (
          <BigButton
            icon={<Plus size={18} aria-hidden />}
            aria-haspopup="dialog"
            aria-label={say(childWords.addGuardian)}
            onClick={() => setEdited('new')}
          >
            {say(childWords.add)}
          </BigButton>
        )}
        {mayEdit && family.length > 1 && (
          <BigButton
            look={isOrdering ? 'main' : 'quiet'}
            icon={isOrdering ? <Check size={18} aria-hidden /> : <ArrowDownUp size={18} aria-hidden />}
            onClick={() => setOrdering(!isOrdering)}
          >
            {say(isOrdering ? childWords.ordered : childWords.order)}
          </BigButton>
        )}
      </div>
      {edited && (link || edited === 'new') && (
        <Sheet open title={title} onClose={close}>
          <RecordForm resource={resource} {...(link ? { row: link } : { about: { childId: row.id } })} onSaved={close} onCancel={close} />
        </Sheet>
      )}
    </>
  )
}
