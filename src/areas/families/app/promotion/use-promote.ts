import { useState } from 'react'
import { confirmFirst } from '../../../../app/design/overlay/question'
import { currentLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { call } from '../../../../app/wire/call'
import { explain } from '../../../../app/wire/explain'
import { promotePath } from '../../promotion/promotion-paths'
import type { Draft } from './draft'
import { refreshAll } from './refresh-all'
import { words } from './words'

/** Moves up what a draft says once that is confirmed, and forgets the draft. What refuses it is said, and nothing entered is lost. */
export function usePromote({ step: _, ...body }: Draft, count: number, drop: () => Promise<void>) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const promote = async () => {
    const isSure = await confirmFirst({
      title: say(words.ask),
      body: say(words.askBody, { date: body.beginDate }),
      confirm: say(words.confirm, { count }),
    })
    if (!isSure) return
    setBusy(true)
    try {
      await call('POST', promotePath, { body })
      await drop()
      refreshAll()
    } catch (error) {
      setFailure(explain(error, currentLanguage()))
    } finally {
      setBusy(false)
    }
  }
  return { promote, busy, failure }
}
