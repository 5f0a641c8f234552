import { FileHomeContext } from '../fields/file-home'
import { isTold } from '../fields/plain-value'
import { useSay } from '../language/use-say'
import { FieldFacts } from '../resource/FieldFacts'
import { RecordForm } from '../resource/form/RecordForm'
import type { FieldsFacts, PartFacts, PartProps } from './record-page'
import { words } from './words'

type Props = PartProps & {
  readonly part: Pick<PartFacts, 'name' | 'title'> & FieldsFacts
  readonly editing: boolean
  /** Leaves the form, saved or not. */
  readonly close: () => void
}

/** Fields that belong together, to read or in a form with a save of its own. */
export function FieldsBody({ resource, row, part, editing, close }: Props) {
  const say = useSay()
  const { name, title, fields: lines, read: Read } = part
  if (editing) {
    const form = { name, save: say(words.savePart, { part: say(title) }), lines }
    return <RecordForm {...{ resource, row }} part={form} onSaved={close} onCancel={close} />
  }
  const told = lines.flat().filter((one) => isTold(resource.fields[one], row[one]))
  if (told.length === 0) return <p className="quiet">{say(words.empty)}</p>
  return (
    <FileHomeContext value={{ noun: resource.name, id: row.id }}>
      {Read ? <Read {...{ resource, row }} /> : <FieldFacts isLinked resource={resource} values={row} names={told} />}
    </FileHomeContext>
  )
}
