import { Fragment } from 'react'
import { label } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'
import { FileHomeContext } from '../../fields/file-home'
import { isTold } from '../../fields/plain-value'
import { formWords } from '../../language/form-words'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import { FieldFacts } from '../FieldFacts'
import { type FormSection, sectionsOf } from '../form/form-sections'
import type { ViewRow } from '../row'
import './record-section.css'

/** Above what stands in no section of the form. */
const more = label('其他', 'More')

/** The sections a record is read in: those of its form, then what only the server writes. */
function readingSections(resource: Resource): FormSection[] {
  const shown = resource.form.flat()
  const [first, ...others] = sectionsOf(resource)
  const rest = Object.keys(resource.fields).filter((name) => !shown.includes(name))
  const last = others.length > 0 ? [{ label: more, lines: [rest] }] : []
  return [{ label: first?.label, lines: [...(first?.lines ?? []), ...(others.length > 0 ? [] : [rest])] }, ...others, ...last]
}

/** A record to read: every field that holds something, and who last touched it. */
export function RecordFacts({ resource, row }: { resource: Resource; row: ViewRow }) {
  const say = useSay()
  const nameOf = usePersonName()
  const isShown = (name: string) => isTold(resource.fields[name], row[name])
  const sections = readingSections(resource).map(({ label: title, lines }) => ({ title, names: lines.flat().filter(isShown) }))
  return (
    <FileHomeContext value={{ noun: resource.name, id: row.id }}>
      {sections
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <Fragment key={names.join()}>
            {title && <h3 className="record-section">{say(title)}</h3>}
            <FieldFacts resource={resource} values={row} names={names} wordsOf={(name) => row[`${name}_dictText`]} />
          </Fragment>
        ))}
      {row.updateTime && (
        <p className="record-kept figures">
          {say(formWords.lastTouched, { who: nameOf(row.updateBy, row.updateBy_dictText), when: row.updateTime.slice(0, 16) })}
        </p>
      )}
    </FileHomeContext>
  )
}
