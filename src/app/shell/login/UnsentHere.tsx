import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { instant } from '../../../contract/time'
import { accountWords } from '../../language/account-words'
import { agoInWords } from '../../language/dates'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { type DeviceUser, readUnsent } from '../../offline/device-db'
import './unsent-here.css'

function useUnsent(): readonly DeviceUser[] {
  const [unsent, setUnsent] = useState<readonly DeviceUser[]>([])
  useEffect(() => {
    let current = true
    // Where nothing can be kept, nothing lies unsent.
    readUnsent().then(
      (found) => current && setUnsent(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return unsent
}

/** Whose work waits on this device for its owner to sign in, but for one person's: how much and how old, never what. */
export function UnsentHere({ but }: { but?: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const unsent = useUnsent().filter(({ user }) => user !== but)
  if (unsent.length === 0) return null
  return (
    <section className="unsent-here">
      <ul>
        {unsent.map(({ key, name, count, oldest }) => (
          <li key={key}>
            <Clock size={18} aria-hidden />
            <span>
              <strong>{say(accountWords.unsentOfSomebody, { name: name ?? say('somebody'), count })}</strong>
              {oldest && (
                <span className="quiet"> {say(accountWords.unsentSince, { ago: agoInWords(instant(oldest), new Date(), language) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet">{say(accountWords.unsentHere)}</p>
    </section>
  )
}
