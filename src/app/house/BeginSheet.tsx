import { useId } from 'react'
import { text } from '../../contract/field'
import { type HeldRows, type HouseAccount, type HouseStanding, longestHouseName } from '../../contract/system/house'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { toast } from '../design/overlay/toast'
import { FieldFrame } from '../fields/FieldFrame'
import { TextInput } from '../fields/text/TextInput'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { useCallForm } from '../resource/form/use-call-form'
import { useSession } from '../session/session'
import { beginHouse } from './house-calls'
import { words } from './words'
import '../fields/fields.css'
import './house.css'

type Props = { standing: HouseStanding; onClose: () => void }
type Values = { readonly name: string; readonly typed: string; readonly keep: readonly string[] }

const name = text(words.name.zh, words.name.en, { max: longestHouseName })

/** Rows by what they are, each with how many there are. */
function Held({ rows, files = 0 }: { rows: readonly HeldRows[]; files?: number }) {
  const say = useSay()
  return (
    <ul className="house-rows figures">
      {rows.map(({ noun, label, count }) => (
        <li key={noun}>{say(words.rows, { noun: say(label), count })}</li>
      ))}
      {files > 0 && <li>{say(words.files, { count: files })}</li>}
    </ul>
  )
}

function Accounts({
  accounts,
  keep,
  onKeep,
}: {
  accounts: readonly HouseAccount[]
  keep: readonly string[]
  onKeep: (ids: string[]) => void
}) {
  const say = useSay()
  if (accounts.length === 0) return null
  const toggle = (id: string) => onKeep(keep.includes(id) ? keep.filter((one) => one !== id) : [...keep, id])
  return (
    <fieldset className="house-accounts">
      <legend className="field-label">{say(words.accounts)}</legend>
      <p className="quiet">
        {say(words.own)} {say(words.accountsHint)}
      </p>
      {accounts.map(({ id, username, realname, roles }) => (
        <label key={id}>
          <input type="checkbox" checked={keep.includes(id)} onChange={() => toggle(id)} />
          <span>
            {realname} <span className="quiet">{[username, ...roles].join(' · ')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Begins an own house: its name, who stays, and what goes and stays, said before it is done. Confirmed by the demonstration's name. */
export function BeginSheet({ standing, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const me = useSession((state) => state.person?.id)
  const others = standing.accounts.filter((account) => account.id !== me)
  const typed = text(say(words.typed, standing), say(words.typed, standing), { max: longestHouseName })
  const { values, problems, failure, busy, submit, set, inputOf } = useCallForm<Values>({
    form: id,
    start: () => ({ name: '', typed: '', keep: others.filter(({ isShipped }) => !isShipped).map((account) => account.id) }),
    wrongIn: (given) => ({
      ...(given.name.trim() === '' && { name: { code: 'field.required' } }),
      ...(given.typed.trim() !== standing.name && { typed: { code: given.typed.trim() === '' ? 'field.required' : 'house.typed' } }),
    }),
    save: async (given) => {
      await beginHouse(given)
      toast(say(words.done, { name: given.name.trim() }))
      onClose()
    },
  })
  return (
    <Sheet open title={say(words.begin)} onClose={busy ? () => undefined : onClose} width={640}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <FailureNotice resource={{ fields: { name, typed }, form: [['name'], ['typed']] }} failure={failure} problems={problems} />
        <FieldFrame id={`${id}-name`} facts={name} problem={problems.name}>
          <TextInput {...inputOf('name')} facts={name} />
        </FieldFrame>
        <Accounts accounts={others} keep={values.keep} onKeep={(keep) => set({ keep })} />
        <section>
          <h3 className="field-label">{say(words.stays)}</h3>
          <p>{say(words.staysHint)}</p>
          <Held rows={standing.stays} />
        </section>
        <section className="house-goes">
          <h3 className="field-label">{say(words.goes)}</h3>
          <p>{say(words.goesHint)}</p>
          <Held rows={standing.goes} files={standing.files} />
          {standing.entered > 0 && <p>{say(words.entered, { count: standing.entered })}</p>}
          <p>{say(words.unsent)}</p>
          <p>
            <strong>{say(words.forGood)}</strong>
          </p>
        </section>
        <FieldFrame id={`${id}-typed`} facts={typed} problem={problems.typed}>
          <TextInput {...inputOf('typed')} facts={typed} />
        </FieldFrame>
        <BigButton look="danger" wide type="submit" disabled={busy}>
          {say(busy ? words.running : words.run)}
        </BigButton>
      </form>
    </Sheet>
  )
}
