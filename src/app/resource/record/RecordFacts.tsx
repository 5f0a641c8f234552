import { Fragment } from 'react'
import { label } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'
import { FieldValue } from '../../fields/FieldValue'
import { isGiven } from '../../fields/field-input'
import { FileHomeContext } from '../../fields/file-home'
import { formWords } from '../../language/form-words'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import { useProduct } from '../../shell/product'
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

function Facts({ resource, row, names }: { resource: Resource; row: ViewRow; names: readonly string[] }) {
  const say = useSay()
  return (
    <dl className="record-facts">
      {names.map((name) => {
        const facts = resource.fields[name]
        return (
          facts && (
            <div key={name}>
              <dt>{say(facts.label)}</dt>
              <dd>
                <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** A record to read: every field that holds something, and who last touched it. */
export function RecordFacts({ resource, row }: { resource: Resource; row: ViewRow }) {
  const say = useSay()
  const nameOf = usePersonName()
  const elsewhere = useProduct().partFields?.[resource.name] ?? []
  const isShown = (name: string) => isGiven(row[name]) && !elsewhere.includes(name)
  const sections = readingSections(resource).map(({ label: title, lines }) => ({ title, names: lines.flat().filter(isShown) }))
  return (
    <FileHomeContext value={{ noun: resource.name, id: row.id }}>
      {sections
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <Fragment key={names.join()}>
            {title && <h3 className="record-section">{say(title)}</h3>}
            <Facts resource={resource} row={row} names={names} />
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
