import { useState } from 'react'
import { move } from '../../contract/sync/intent'
import { Conflict } from '../../contract/system/conflict'
import { BigButton } from '../design/BigButton'
import { toast } from '../design/overlay/toast'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import type { View } from '../offline/view/view'
import { explain } from '../wire/explain'
import { ClashTable } from './ClashTable'
import { ConflictHead } from './ConflictCard'
import { words } from './words'

const sentences = { keep: words.decidedKeep, mine: words.decidedMine, edit: words.decidedEdit } as const

/** What became of a held change of this person's that somebody else decided, until they have taken note of it. */
export function DecidedCard({ row }: { row: View }) {
  const say = useSay()
  const engine = useEngine()
  const language = useLanguage((state) => state.language)
  const [busy, setBusy] = useState(false)
  const acknowledge = () => {
    setBusy(true)
    engine.commit([move(Conflict, row.id, 'acknowledge', { told: true }, { seen: row })]).catch((error: unknown) => {
      toast(explain(error, language), { tone: 'bad' })
      setBusy(false)
    })
  }
  const sentence = sentences[row.choice as keyof typeof sentences] ?? words.decidedKeep
  return (
    <article className="card conflict-centre-card" data-tone="told">
      <ConflictHead row={row} />
      <p>{say(sentence, { who: String(row.deciderName ?? ''), when: String(row.decidedAt ?? '').slice(5, 16) })}</p>
      <ClashTable row={row} />
      <div className="flow-bar">
        <BigButton disabled={busy} onClick={acknowledge}>
          {say(words.gotIt)}
        </BigButton>
      </div>
    </article>
  )
}
