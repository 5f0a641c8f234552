import { useState } from 'react'
import { dateTimeNow } from '../clock/clock'
import { clockWords as words } from '../clock/clock-words'
import { isAhead } from '../clock/mend-days'
import { BigButton } from '../design/BigButton'
import { toast } from '../design/overlay/toast'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import type { ParkedItem } from '../offline/outbox/conflict-centre'
import { explain } from '../wire/explain'

/** What was refused for lying in the future, to be given the right day in one step. */
export function FutureDays({ parked }: { parked: readonly ParkedItem[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const engine = useEngine()
  const [busy, setBusy] = useState(false)
  const count = parked.filter(({ fare }) => isAhead(fare)).length
  if (count === 0) return null
  const mend = async () => {
    setBusy(true)
    try {
      toast(say(words.futureDone, { count: await engine.mendDays() }))
    } catch (error) {
      toast(explain(error, language), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="card conflict-centre-card" data-tone="care">
      <h2>{say(words.futureTitle, { count })}</h2>
      <p>{say(words.futureBody, { today: dateTimeNow().slice(0, 10) })}</p>
      <div className="flow-bar">
        <BigButton look="main" disabled={busy} onClick={() => void mend()}>
          {say(words.futureMend)}
        </BigButton>
      </div>
    </section>
  )
}
