import { useId } from 'react'
import { guardedFields, type OwnAccount, ownFields } from '../../../contract/account/own-account'
import { checkFields, type Problem, type Problems } from '../../../contract/check'
import { sentence } from '../../../contract/error'
import { User } from '../../../contract/system/user'
import { useLeftWrong } from '../../blocks/value-checks/use-left-wrong'
import { BigButton } from '../../design/BigButton'
import { PasswordInput } from '../../design/form/PasswordInput'
import { toast } from '../../design/overlay/toast'
import { FieldFrame } from '../../fields/FieldFrame'
import { FieldInput } from '../../fields/FieldInput'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { FailureNotice } from '../../resource/form/FailureNotice'
import { useCallForm } from '../../resource/form/use-call-form'
import { saveBase } from '../own-account'
import { words } from '../words'

const fields = Object.fromEntries(ownFields.map((field) => [field, User.fields[field]]))
type Values = Record<(typeof ownFields)[number] | 'password', string>

const startOf = (own: OwnAccount): Values => ({
  phone: own.phone ?? '',
  email: own.email ?? '',
  sex: own.sex ?? '',
  birthday: own.birthday ?? '',
  password: '',
})

/** Whether a number or an address differs from what the server has. */
const isGuarded = (own: OwnAccount, values: Values) => guardedFields.some((field) => (own[field] ?? '') !== values[field].trim())

type OwnFieldProps = {
  name: (typeof ownFields)[number]
  id: string
  value: string
  problem: Problem | undefined
  onChange: (value: unknown) => void
}

/** One of them, with what is wrong with it. */
function OwnField({ name, id, value, problem: told, onChange }: OwnFieldProps) {
  const facts = User.fields[name]
  const left = useLeftWrong(facts, value)
  const problem = told ?? left.problem
  return (
    <FieldFrame id={id} facts={facts} {...(problem && { problem })}>
      <FieldInput
        {...{ id, name, facts, onChange }}
        value={value || null}
        onBlur={left.leave}
        invalid={problem !== undefined}
        describedBy={problem && `${id}-problem`}
      />
    </FieldFrame>
  )
}

/** The form of what a person says of themselves. Who changes how they are reached types their password as well. */
export function BaseForm({ own }: { own: OwnAccount }) {
  const say = useSay()
  const form = useId()
  const wrongIn = ({ password, ...typed }: Values): Problems => ({
    ...checkFields(fields, typed, 'whole'),
    ...(isGuarded(own, { password, ...typed }) && password === '' && { password: { code: 'field.required' } }),
  })
  const { values, problems, failure, busy, submit, set, inputOf } = useCallForm({
    form,
    start: () => startOf(own),
    wrongIn,
    save: async ({ password, ...typed }) => {
      await saveBase({ ...typed, ...(isGuarded(own, { password, ...typed }) && { password }) })
      set({ password: '' })
      toast(say(words.saved))
    },
  })
  const wrong = problems.password
  return (
    <form className="stack own-form" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNotice resource={{ fields, form: [[...ownFields, 'password']] }} failure={failure} problems={problems} />
      {ownFields.map((field) => {
        const { id, value, onChange } = inputOf(field)
        return <OwnField key={field} name={field} {...{ id, value, onChange }} problem={problems[field]} />
      })}
      {isGuarded(own, values) && (
        <div className="stack">
          <PasswordInput
            id={`${form}-password`}
            label={say(words.confirmPassword)}
            autoComplete="current-password"
            value={values.password}
            problem={wrong && sentence(wrong.code, currentLanguage(), wrong.values)}
            onChange={(password) => set({ password })}
          />
          <p className="quiet">{say(words.confirmWhy)}</p>
        </div>
      )}
      <BigButton look="main" type="submit" disabled={busy}>
        {say(words.save)}
      </BigButton>
    </form>
  )
}
