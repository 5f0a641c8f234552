import { useId } from 'react'
import { checkFields, type Problems } from '../../contract/check'
import { count, optional, text } from '../../contract/field'
import { longestHouseName } from '../../contract/system/house'
import type { OpenedTenant } from '../../contract/tenants/tenant'
import { BigButton } from '../design/BigButton'
import { FieldFrame } from '../fields/FieldFrame'
import { TextInput } from '../fields/text/TextInput'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { useCallForm } from '../resource/form/use-call-form'
import { type NewTenant, tenantCalls } from './tenant-calls'
import { words } from './words'
import '../fields/fields.css'
import '../fields/inputs.css'

/** Largest number the database holds. */
const largestNumber = 2_147_483_647
const fields = {
  name: text(words.name.zh, words.name.en, { max: longestHouseName }),
  id: optional(count(words.number.zh, words.number.en, { min: 1, max: largestNumber })),
  username: optional(text(words.username.zh, words.username.en, { rule: 'username', max: 18 })),
}
const names = ['name', 'id', 'username'] as const
const hints = { name: undefined, id: words.numberHint, username: words.usernameHint } as const

const wrongIn = ({ name, id, username }: NewTenant): Problems =>
  checkFields(fields, { name: name.trim(), id: id.trim() === '' ? null : Number(id), username: username.trim() || null }, 'whole')

/** Opens a house: what it is called, and as what its first account signs in. */
export function OpenTenantForm({ onOpened }: { onOpened: (opened: OpenedTenant) => void }) {
  const say = useSay()
  const form = useId()
  const { problems, failure, busy, submit, inputOf } = useCallForm<NewTenant>({
    form,
    start: () => ({ name: '', id: '', username: '' }),
    wrongIn,
    save: async (values) => onOpened(await tenantCalls.open(values)),
  })
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="quiet">{say(words.addWhat)}</p>
      <FailureNotice resource={{ fields, form: [[...names]] }} failure={failure} problems={problems} />
      {names.map((name) => {
        const hint = hints[name]
        return (
          <FieldFrame key={name} id={`${form}-${name}`} facts={fields[name]} problem={problems[name]} {...(hint && { hint: say(hint) })}>
            <TextInput {...inputOf(name)} facts={fields[name]} />
          </FieldFrame>
        )
      })}
      <BigButton look="main" wide type="submit" disabled={busy}>
        {say(busy ? words.adding : words.add)}
      </BigButton>
    </form>
  )
}
