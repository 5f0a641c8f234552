import { useState } from 'react'
import { tenantStatus } from '../../contract/tenants/tenant'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { type House, tenantCalls } from './tenant-calls'
import { words } from './words'

/** Freezes a house, lets it in again or deletes it; asks first where people lose something, and says what became of it. Each answers whether it was done. */
export function useTenantAct({ id, name }: House) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const run = async (done: (typeof words)[keyof typeof words], work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      toast(say(done, { name }))
      return true
    } catch (failure) {
      toast(explain(failure, currentLanguage()), { tone: 'bad' })
      return false
    } finally {
      setBusy(false)
    }
  }
  const freezing = { title: say(words.freezeAsk, { name }), body: say(words.freezeWhat), confirm: say(words.freeze), danger: true }
  const removing = {
    title: say(words.removeAsk, { name }),
    body: say(words.removeWhat),
    confirm: say(words.remove),
    danger: true,
    typed: name,
  }
  return {
    busy,
    freeze: async () => (await confirmFirst(freezing)) && (await run(words.frozen, () => tenantCalls.setStatus(id, tenantStatus.frozen))),
    thaw: () => run(words.thawed, () => tenantCalls.setStatus(id, tenantStatus.open)),
    remove: async () => (await confirmFirst(removing)) && (await run(words.removed, () => tenantCalls.remove(id))),
  }
}
