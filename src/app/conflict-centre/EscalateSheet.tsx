import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { resourceOf } from '../../contract/catalogue'
import { Escalation } from '../../contract/system/escalation'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { toast } from '../design/overlay/toast'
import { FieldFrame } from '../fields/FieldFrame'
import { FieldInput } from '../fields/FieldInput'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import type { ParkedItem } from '../offline/outbox/conflict-centre'
import { useKeptValues } from '../resource/form/use-kept-values'
import { explain } from '../wire/explain'
import { escalationIntent, filesToHandOver } from './escalate'
import { GroupRows } from './GroupRows'
import { OpHead } from './OpHead'
import { PatchFacts } from './PatchFacts'
import { useOpWords } from './use-op-words'
import { words } from './words'

/** Gives a refused edit to whoever looks after the system, with a word of one's own. It needs no network, and leaves the conflict centre. */
export function EscalateSheet({ item, all, onClose }: { item: ParkedItem; all: readonly ParkedItem[]; onClose: () => void }) {
  const say = useSay()
  const engine = useEngine()
  const language = useLanguage((state) => state.language)
  const { values, set, drop } = useKeptValues(Escalation, `hand-over/${item.op.id}`, { remark: '' })
  const remark = values.remark ?? ''
  const { resource, title, what } = useOpWords(item.op)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const subject = `${what} ${title?.text ?? ''}`.trim()
    const fieldsOf = (noun: string) => resourceOf(engine.catalogue, noun)?.fields ?? {}
    const files = await filesToHandOver(engine.db, all, fieldsOf)
    const instead = all.map(({ op }) => op.id)
    await engine.commit([escalationIntent({ item, all, fieldsOf, subject, remark, files }, uuidv7(), language)], { instead })
    await drop()
    toast(say(words.handedOver))
    onClose()
  }
  const attempt = async () => {
    setBusy(true)
    await send().catch((error: unknown) => toast(explain(error, language), { tone: 'bad' }))
    setBusy(false)
  }
  const button = (
    <BigButton look="main" disabled={busy} onClick={() => void attempt()}>
      {say(words.handOver)}
    </BigButton>
  )
  return (
    <Sheet open title={say(words.handOver)} onClose={onClose} footer={button}>
      <p>{say(words.handOverHint)}</p>
      <OpHead about={item.op} at={item.op.at} />
      {resource && <PatchFacts resource={resource} patch={item.op.patch} />}
      <GroupRows items={all} />
      <FieldFrame id="hand-over-remark" facts={Escalation.fields.remark} problem={undefined}>
        <FieldInput
          id="hand-over-remark"
          facts={Escalation.fields.remark}
          value={remark}
          invalid={false}
          describedBy={undefined}
          inner={{}}
          onChange={(value) => set('remark', typeof value === 'string' ? value : null)}
        />
      </FieldFrame>
    </Sheet>
  )
}
