import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { isWritable } from '../resource/form/form-values'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { FieldsBody } from './FieldsBody'
import { PartFrame } from './PartFrame'
import type { FieldsFacts, PartFacts, PartProps } from './record-page'
import { usePartKeys } from './use-part-keys'
import { words } from './words'

type Props = PartProps & { part: PartFacts & FieldsFacts }

/** Fields that belong together: to read, and for whoever may, to edit where they stand with a save of their own. */
export function FieldsPart({ resource, row, part }: Props) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const mayEdit = useRowVerbs(resource, row).includes('edit')
  const isOpenTo = part.fields.flat().some((name) => {
    const facts = resource.fields[name]
    return facts && isWritable(facts, false)
  })
  const hears = usePartKeys({ editing, mayEdit: mayEdit && isOpenTo, setEditing })
  const title = say(part.title)
  const pencil = mayEdit && isOpenTo && (
    <BigButton look="quiet" className="part-edit" aria-label={say(words.editPart, { part: title })} onClick={() => setEditing(true)}>
      <Pencil size={16} aria-hidden />
      {say('edit')}
    </BigButton>
  )
  return (
    <PartFrame part={part} hears={hears} open={editing} action={!editing && pencil}>
      <FieldsBody {...{ resource, row, editing, part }} close={() => setEditing(false)} />
    </PartFrame>
  )
}
