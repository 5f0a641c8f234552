import { Lock as LockIcon } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { BigButton } from '../design/BigButton'
import { FormFailure } from '../design/form/FormFailure'
import { useSay } from '../language/use-say'
import { lockedPeople } from './lock'
import { comeBack } from './lock-session'
import { PinInput } from './PinInput'
import { words } from './words'
import './lock.css'
import '../shell/login/unsent-here.css'

type Person = Awaited<ReturnType<typeof lockedPeople>>[number]

function usePeople() {
  const [people, setPeople] = useState<readonly Person[]>([])
  const look = () => void lockedPeople(Date.now()).then(setPeople, () => undefined)
  useEffect(look, [])
  return { people, look }
}

function Unlock({ person, onEnd }: { person: Person; onEnd: () => void }) {
  const say = useSay()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const attempt = await comeBack(person.key, pin).catch(() => 'online' as const)
    setBusy(false)
    setPin('')
    if (attempt === 'online') onEnd()
    else if ('left' in attempt) setProblem(say(words.wrong, { left: attempt.left }))
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <PinInput autoFocus label={say(words.pinOf, { name: person.name })} value={pin} problem={problem} onChange={setPin} />
      <BigButton look="main" wide type="submit" disabled={busy || pin === ''}>
        {say(busy ? words.unlocking : words.unlock)}
      </BigButton>
    </form>
  )
}

/** Who has locked this device and may come back with a PIN, also without network. */
export function LockedPeople() {
  const say = useSay()
  const { people, look } = usePeople()
  const [chosen, setChosen] = useState<string>()
  const [ended, setEnded] = useState(false)
  const end = () => {
    setChosen(undefined)
    setEnded(true)
    look()
  }
  if (people.length === 0 && !ended) return null
  return (
    <section className="unsent-here locked-people">
      {people.length > 0 && <h2>{say(words.locked)}</h2>}
      <FormFailure>{ended && say(words.online)}</FormFailure>
      <ul>
        {people.map((person) => (
          <li key={person.key}>
            {chosen === person.key ? (
              <Unlock person={person} onEnd={end} />
            ) : (
              <BigButton wide icon={<LockIcon size={18} aria-hidden />} onClick={() => setChosen(person.key)}>
                {person.name} · {say(words.comeBack)}
              </BigButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
