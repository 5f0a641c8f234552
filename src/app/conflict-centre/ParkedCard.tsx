import { useState } from 'react'
import { sentence } from '../../contract/error'
import { Escalation } from '../../contract/system/escalation'
import { BigButton } from '../design/BigButton'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { FileHomeContext } from '../fields/file-home'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import type { ParkedItem } from '../offline/outbox/conflict-centre'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import { explain } from '../wire/explain'
import { EscalateSheet } from './EscalateSheet'
import { FixSheet } from './FixSheet'
import { GroupRows } from './GroupRows'
import { OpHead } from './OpHead'
import { PatchFacts } from './PatchFacts'
import { words } from './words'

const fates = { rejected: undefined, blocked: words.fateBlocked, suspect: words.fateSuspect } as const

/** Why an edit was not taken. */
export function Reason({ item }: { item: ParkedItem }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const fields = useProduct().catalogue.resources[item.op.noun]?.fields
  const { code, values, problems, fate } = item.fare
  const word = fates[fate as keyof typeof fates]
  return (
    <div className="conflict-centre-reason">
      <p>{word ? say(word) : code ? sentence(code, language, values) : say(words.fateSuspect)}</p>
      {Object.entries(problems ?? {}).map(([name, problem]) => (
        <p
          key={name}
        >{`${say(fields?.[name.split('.')[0] ?? '']?.label ?? { zh: name, en: name })}: ${sentence(problem.code, language, problem.values)}`}</p>
      ))}
    </div>
  )
}

/** Of a document that was stopped, the edit that was the cause. */
const causeOf = (items: readonly [ParkedItem, ...ParkedItem[]]): ParkedItem =>
  items.find(({ fare }) => fare.fate === 'rejected' && fare.code !== 'op.stopped') ??
  items.find(({ fare }) => fare.fate === 'suspect') ??
  items[0]

/** What the server did not take, an edit or a document, with its reason: correct and send it again, or throw it away. */
export function ParkedCard({ items }: { items: readonly [ParkedItem, ...ParkedItem[]] }) {
  const item = causeOf(items)
  const say = useSay()
  const engine = useEngine()
  const language = useLanguage((state) => state.language)
  const can = useCan()
  const [opened, setOpened] = useState<'fix' | 'hand over'>()
  const { op, fare } = item
  const resource = useProduct().catalogue.resources[op.noun]
  const [busy, setBusy] = useState(false)
  const told = (work: Promise<unknown>) => {
    setBusy(true)
    return work.catch((error: unknown) => toast(explain(error, language), { tone: 'bad' })).finally(() => setBusy(false))
  }
  const discard = async () => {
    const texts = {
      title: say(words.discardTitle),
      body: say(words.discardBody),
      confirm: say('discard'),
      typed: say(deviceWords.discardWord),
    }
    if (await confirmFirst({ ...texts, danger: true })) await engine.discard(op.id)
  }
  const isSuspect = fare.fate === 'suspect'
  const mayFix = fare.fate === 'rejected' && resource !== undefined && Object.keys(op.patch).length > 0
  return (
    <FileHomeContext value={{ noun: op.noun, id: op.key }}>
      <article className="card conflict-centre-card" data-tone="bad">
        <OpHead about={op} at={op.at} />
        <Reason item={item} />
        {resource && <PatchFacts resource={resource} patch={op.patch} />}
        <GroupRows items={items} />
        <div className="flow-bar">
          {isSuspect && (
            <BigButton look="main" disabled={busy} onClick={() => void told(engine.retryNow(op.id))}>
              {say('tryAgain')}
            </BigButton>
          )}
          {mayFix && (
            <BigButton look="main" aria-haspopup="dialog" onClick={() => setOpened('fix')}>
              {say(words.fixAndSend)}
            </BigButton>
          )}
          {((fare.fate === 'rejected' && !mayFix) || (fare.fate === 'blocked' && item.free)) && (
            <BigButton look="main" disabled={busy} onClick={() => void told(engine.resend(op.id))}>
              {say(words.sendAgain)}
            </BigButton>
          )}
          {can(`${Escalation.name}:add`) && op.noun !== Escalation.name && (
            <BigButton aria-haspopup="dialog" onClick={() => setOpened('hand over')}>
              {say(words.handOver)}
            </BigButton>
          )}
          <BigButton look="danger" disabled={busy} onClick={() => void told(discard())}>
            {say('discard')}
          </BigButton>
        </div>
        {opened === 'hand over' && <EscalateSheet item={item} all={items} onClose={() => setOpened(undefined)} />}
        {opened === 'fix' && resource && (
          <FixSheet
            resource={resource}
            item={item}
            onClose={() => setOpened(undefined)}
            onSend={(fix) => engine.resend(op.id, fix).then(() => toast(say(words.sentAgain)))}
          />
        )}
      </article>
    </FileHomeContext>
  )
}
