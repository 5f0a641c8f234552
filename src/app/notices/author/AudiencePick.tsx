import type { Problems } from '../../../contract/check'
import type { FieldFacts } from '../../../contract/field'
import { Announcement } from '../../../contract/system/announcement'
import { Chip } from '../../design/Chip'
import { FieldFrame } from '../../fields/FieldFrame'
import { FieldInput } from '../../fields/FieldInput'
import { useSay } from '../../language/use-say'
import { isChosen, pressed } from './chosen-groups'
import { type Audience, useAudiences } from './use-audience'
import { words } from './words'

type Props = {
  form: string
  audience: Audience
  people: number | undefined
  problems: Problems
  onChange: (audience: Audience) => void
}

const named: FieldFacts = Announcement.fields.userIds

/** Whom it is for: everybody, those of a role, or people chosen one by one; and how many that is. */
export function AudiencePick({ form, audience, people, problems, onChange }: Props) {
  const say = useSay()
  const known = useAudiences()
  const { msgType, userIds } = audience
  const isAll = msgType === 'ALL'
  const choose = (chosen: readonly string[]) => onChange({ msgType: 'USER', userIds: chosen })
  const groups = known?.groups ?? []
  return (
    <section className="author-audience">
      <h3 id={`${form}-audience`}>{say(words.audience)}</h3>
      <fieldset className="chips" aria-labelledby={`${form}-audience`}>
        <Chip chosen={isAll} onToggle={() => onChange({ msgType: isAll ? 'USER' : 'ALL', userIds })}>
          {say(words.everybody, { people: known?.all ?? '…' })}
        </Chip>
        {groups.map((group) => (
          <Chip
            key={group.id}
            chosen={!isAll && isChosen(group, userIds)}
            onToggle={() => choose(isAll ? group.userIds : pressed(group, groups, userIds))}
          >
            {say(words.group, { name: group.name, people: group.userIds.length })}
          </Chip>
        ))}
      </fieldset>
      {!isAll && (
        <FieldFrame id={`${form}-userIds`} facts={named} problem={problems.userIds} hint={say(words.oneByOne)}>
          <FieldInput
            id={`${form}-userIds`}
            facts={named}
            value={userIds}
            invalid={problems.userIds !== undefined}
            onChange={(value) => choose(Array.isArray(value) ? value.map(String) : [])}
          />
        </FieldFrame>
      )}
      <p className="quiet figures" role="status">
        {people === undefined ? '' : say(people === 0 ? words.reachesNone : words.reaches, { people })}
      </p>
    </section>
  )
}
