import { useState } from 'react'
import { mayKeep, mayRelease } from '../../contract/access'
import { isErrorCode, sentence } from '../../contract/error'
import { move } from '../../contract/sync/intent'
import { Conflict } from '../../contract/system/conflict'
import { BigButton } from '../design/BigButton'
import { toast } from '../design/overlay/toast'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import { asOne, decideAll, isGroup } from '../offline/outbox/held-together'
import type { ViewRow } from '../resource/row'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import { explain } from '../wire/explain'
import { AnswerSheet } from './AnswerSheet'
import { ClashTable, deviceInWords } from './ClashTable'
import { answerable, deletedBy } from './conflict-values'
import { HeldRows } from './HeldRows'
import { words } from './words'

type Row = Readonly<{ row: ViewRow }>
type Group = readonly [ViewRow, ...ViewRow[]]
const text = (value: unknown) => String(value ?? '')

/** Why somebody has to look. The noun's own words for it come with the product; where it has none, a sentence that fits all. */
function Why({ row }: Row) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const own = useProduct().catalogue.reasons?.[text(row.reason)]
  const deleted = deletedBy(row)
  const reason = text(row.reason)
  if (deleted)
    return (
      <p>
        {say(deleted === 'theirs' ? words.deletedMeanwhile : words.wantedDelete)}{' '}
        <span className="quiet figures">
          {text(row.theirAuthor)} {text(row.theirAt).slice(0, 16)}
        </span>
      </p>
    )
  if (reason === 'clash' || reason === 'deleted') return <p>{say(words.bothChanged)}</p>
  return <p>{own ? say(own) : isErrorCode(reason) ? sentence(reason, language) : say(words.heldBack)}</p>
}

/** What a held change is about, when it was made and where. */
export function ConflictHead({ row }: Row) {
  const say = useSay()
  const noun = useProduct().catalogue.resources[text(row.noun)]?.label
  return (
    <header className="conflict-centre-head">
      <strong>{text(row.subject)}</strong>
      <span className="quiet">
        {noun ? say(noun) : ''} <time className="figures">{text(row.madeAt).slice(0, 16)}</time>{' '}
        {deviceInWords(say, row.deviceAbout, row.device)}
      </span>
    </header>
  )
}

/** Whether this person may drop a held change, and whether they may let it through. */
function useMayDecide(row: ViewRow) {
  const { catalogue } = useProduct()
  const can = useCan()
  const me = useSession((state) => state.person?.id)
  return { mayDrop: mayKeep(catalogue, row, me, can), mayLetThrough: mayRelease(catalogue, row, me, can), isMine: row.author === me }
}

/**
 * The three answers: what is there, what was offered, or something else; to whom a rule leaves only the first, who gives the others. A
 * decision is an edit like any other: it needs no network.
 */
function Answers({ row, group }: Row & { readonly group: Group }) {
  const say = useSay()
  const engine = useEngine()
  const language = useLanguage((state) => state.language)
  const { mayLetThrough, isMine } = useMayDecide(row)
  const resource = useProduct().catalogue.resources[text(row.noun)]
  const [busy, setBusy] = useState(false)
  const [entering, setEntering] = useState(false)
  const resolve = async (decision: Parameters<typeof decideAll>[1]) => {
    const each = decideAll(group, decision)
    await engine.commit(each.map(({ row: seen, patch }) => move(Conflict, seen.id, 'resolve', patch, { seen })))
    toast(say(words.decided))
  }
  const choose = (choice: 'keep' | 'mine') => {
    setBusy(true)
    resolve({ choice }).catch((error: unknown) => {
      toast(explain(error, language), { tone: 'bad' })
      setBusy(false)
    })
  }
  const keep = (
    <BigButton disabled={busy} onClick={() => choose('keep')}>
      {say(isMine && !mayLetThrough ? words.takeBack : words.keepCurrent)}
    </BigButton>
  )
  if (!mayLetThrough)
    return (
      <>
        <p className="quiet">{say(isMine ? words.othersAgree : words.othersLetThrough)}</p>
        <div className="flow-bar">{keep}</div>
      </>
    )
  return (
    <div className="flow-bar">
      {keep}
      {/* Which of two answers is right is not for a colour to say. */}
      <BigButton disabled={busy} onClick={() => choose('mine')}>
        {say(isMine ? words.useMine : words.useOffered)}
      </BigButton>
      {resource && !isGroup(group) && answerable(resource, row).length > 0 && (
        <BigButton look="quiet" aria-haspopup="dialog" disabled={busy} onClick={() => setEntering(true)}>
          {say(words.enterAnother)}
        </BigButton>
      )}
      {resource && entering && (
        <AnswerSheet
          {...{ resource, row }}
          onSend={(answer) => resolve({ choice: 'edit', answer: JSON.stringify(answer) })}
          onClose={() => setEntering(false)}
        />
      )}
    </div>
  )
}

/** Two answers to one question: both values, who gave them and when, and the choice between them. `group`: held changes of one person on one row, or of one document. */
export function ConflictCard({ group }: { group: Group }) {
  const say = useSay()
  const row = asOne(group)
  const { mayDrop } = useMayDecide(row)
  return (
    <article className="card conflict-centre-card" data-tone="care">
      <ConflictHead row={row} />
      <Why row={row} />
      <ClashTable row={row} />
      {isGroup(group) && <HeldRows group={group} />}
      {mayDrop ? <Answers row={row} group={group} /> : <p className="quiet">{say(words.othersDecide)}</p>}
    </article>
  )
}
