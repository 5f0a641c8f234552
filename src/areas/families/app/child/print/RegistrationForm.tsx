import { RowAvatar } from '../../../../../app/avatar/RowAvatar'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { FieldValue } from '../../../../../app/fields/FieldValue'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import { Paper } from '../../../../../app/paper/Paper'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { sectionsOf } from '../../../../../app/resource/form/form-sections'
import { ChildGuardian } from '../../../published/child-guardian'
import { Guardian } from '../../../published/guardian'
import { actWords as words } from '../acts/act-words'
import { childWords } from '../child-words'
import type { FamilyMember } from '../family-calls'
import './print.css'

type Props = PartProps & { house: string; family: readonly FamilyMember[] }

/** Pictures have their place at the head; files are no words. */
const isPrinted = (kind: string): boolean => kind !== 'photos' && kind !== 'attachments'

function Lines({ resource, row, lines }: PartProps & { lines: readonly (readonly string[])[] }) {
  const say = useSay()
  const shown = lines
    .map((line) =>
      line.flatMap((name) => {
        const facts = resource.fields[name]
        return facts && isPrinted(facts.kind) ? [{ name, facts }] : []
      }),
    )
    .filter((line) => line.length > 0)
  return shown.map((line) => (
    <tr key={line[0]?.name}>
      {line.map(({ name, facts }, at) => [
        <th key={`${name} head`} scope="row">
          {say(facts.label)}
        </th>,
        <td key={name} className="print-words" colSpan={line.length === 1 && at === 0 ? 3 : 1}>
          <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
        </td>,
      ])}
    </tr>
  ))
}

function Family({ family }: Pick<Props, 'family'>) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  const { relation, canPickup } = ChildGuardian.fields
  return (
    <table className="registration-family">
      <thead>
        <tr>
          {[Guardian.fields.name, relation, Guardian.fields.phone, canPickup].map((facts) => (
            <th key={facts.label.en} scope="col">
              {say(facts.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {family.map((one) => (
          <tr key={one.id}>
            <td>{one.name}</td>
            <td>{wordsFor(relations, [one.relation])}</td>
            <td className="figures">{one.phone}</td>
            <td>{say(one.canPickup ? childWords.mayPickUp : childWords.mayNot)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is filed of a child when it joins: all of its record that whoever prints it may read, and its family. */
export function RegistrationForm({ resource, row, house, family }: Props) {
  const say = useSay()
  return (
    <Paper house={house} title={say(words.form)} about={asText(row.name)} layout="portrait">
      <div className="registration-face">
        <RowAvatar resource={resource} row={row} size="large" />
      </div>
      {sectionsOf(resource).map(({ label, lines }) => (
        <section key={label?.en ?? ''}>
          {label && <h3 className="registration-title">{say(label)}</h3>}
          <table className="registration">
            <tbody>
              <Lines {...{ resource, row, lines }} />
            </tbody>
          </table>
        </section>
      ))}
      <h3 className="registration-title">{say(childWords.guardians)}</h3>
      <Family family={family} />
    </Paper>
  )
}
