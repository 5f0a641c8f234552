import { RowAvatar } from '../../../../../app/avatar/RowAvatar'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { FieldValue } from '../../../../../app/fields/FieldValue'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import { Paper } from '../../../../../app/paper/Paper'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { actWords as words } from '../acts/act-words'
import type { FamilyMember } from '../family-calls'
import './print.css'

type Props = PartProps & { house: string; people: readonly FamilyMember[] }

/** A card for each who may take the child home, to be cut out. */
export function PickupCards({ resource, row, house, people }: Props) {
  const say = useSay()
  const relations = useDict('guardianRelation')
  const { classId } = resource.fields
  return (
    <Paper house={house} title={say(words.card)} about={asText(row.name)} layout="portrait">
      <ul className="pickup-cards">
        {people.map(({ id, name, phone, relation }) => (
          <li key={id} className="pickup-card">
            <p className="pickup-title">{`${house} ${say(words.card)}`.trim()}</p>
            <RowAvatar resource={resource} row={row} size="large" />
            <div>
              <p>
                <strong>{asText(row.name)}</strong>
              </p>
              <p>
                {classId && <FieldValue facts={classId} value={row.classId} words={row.classId_dictText} />} {asText(row.studentNo)}
              </p>
              <p>{`${say(words.person)}: ${name} (${wordsFor(relations, [relation])})`}</p>
              <p className="figures">{phone}</p>
            </div>
            <p className="pickup-seal">{say(words.seal)}</p>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
