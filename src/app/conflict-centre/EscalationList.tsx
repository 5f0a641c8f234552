import { useMemo } from 'react'
import { Escalation } from '../../contract/system/escalation'
import { addDays, dayOf } from '../../contract/time'
import { clockNow } from '../clock/clock'
import { useSay } from '../language/use-say'
import { useRows } from '../offline/view/use-rows'
import type { View } from '../offline/view/view'
import { byDefault } from '../resource/list/row-order'
import { useSession } from '../session/session'
import { words } from './words'

/** Days an answered one is still shown. */
const shown = 14

const timeOf = (row: View<typeof Escalation>): string => row.madeAt ?? row.createTime ?? ''

/** What the person has handed over, and what became of it. */
export function EscalationList() {
  const say = useSay()
  const rows = useRows(Escalation)
  const me = useSession((state) => state.person?.id)
  const mine = useMemo(() => {
    const today = dayOf(clockNow())
    const since = addDays(today, -shown)
    const isMine = (author: unknown) => author === me || author === undefined || author === null
    return (rows ?? [])
      .filter((row) => isMine(row.author) && (row.state !== 'done' || timeOf(row).slice(0, 10) >= since))
      .sort(byDefault(Escalation, today))
  }, [rows, me])
  if (mine.length === 0) return null
  return (
    <section className="conflict-centre-part">
      <h2>{say(words.conflictCentreHandedOver, { count: mine.length })}</h2>
      {mine.map((row) => (
        <article key={row.id} className="card conflict-centre-card">
          <header className="conflict-centre-head">
            <strong>{row.subject}</strong>
            <span className="quiet">
              <time className="figures">{timeOf(row).slice(0, 16)}</time>{' '}
              {say(row.state === 'done' ? words.handedOverDone : words.handedOverOpen)}
            </span>
          </header>
          {row.remark && <p>{row.remark}</p>}
          {row.answer && <p className="conflict-centre-reason">{say(words.handedOverAnswer, { answer: row.answer })}</p>}
        </article>
      ))}
    </section>
  )
}
