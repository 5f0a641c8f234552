import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { labelOf } from '../../../contract/catalogue'
import { BigButton } from '../../design/BigButton'
import { forgetLost, readLost } from '../../device/lost-work'
import type { LostWork } from '../../device/unsent-note'
import { useSay } from '../../language/use-say'
import { withDeviceDb } from '../../offline/device-db'
import { useProduct } from '../product'
import { lostWords as words } from './lost-words'
import './lost-here.css'

function useLost() {
  const [lost, setLost] = useState<readonly LostWork[]>([])
  useEffect(() => {
    let current = true
    withDeviceDb((db) => db.known.toArray())
      .then((known) => readLost(known, Date.now()))
      .then(
        (found) => current && setLost(found),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [])
  const read = (key: string) => {
    setLost((all) => all.filter((one) => one.key !== key))
    void forgetLost(key)
  }
  return { lost, read }
}

/** Says loudly whose unsent work vanished from this device, how much of what and how old, until somebody has read it. */
export function LostHere() {
  const say = useSay()
  const { catalogue, arriving } = useProduct()
  const { lost, read } = useLost()
  const isAnyLost = lost.length > 0
  useEffect(() => {
    // Without the nouns' words, their names.
    if (isAnyLost) arriving?.rest().catch(() => undefined)
  }, [isAnyLost, arriving])
  return lost.map(({ key, name, count, oldest, what }) => (
    <section key={key} className="card lost-here" role="alert">
      <h2>
        <TriangleAlert size={20} aria-hidden /> {say(words.title, { name: name ?? say('somebody'), count })}
      </h2>
      <p>
        {Object.entries(what)
          .map(([noun, some]) => say(words.what, { noun: say(labelOf(catalogue, noun)), count: some }))
          .join(' · ')}
      </p>
      <p>{say(words.body, { oldest: oldest?.slice(0, 16) ?? '—' })}</p>
      <BigButton onClick={() => read(key)}>{say(words.read)}</BigButton>
    </section>
  ))
}
