import { useState } from 'react'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { jobCalls } from './job-calls'
import { rereadJobs } from './use-jobs'
import { words } from './words'

type Act = keyof typeof jobCalls

const done: Readonly<Record<Act, (typeof words)[keyof typeof words]>> = {
  runNow: words.wanted,
  cancelRun: words.cancelled,
  pause: words.paused,
  resume: words.resumed,
  reset: words.resetDone,
  remove: words.removed,
}
const asked = {
  pause: { title: words.pauseAsk, body: words.pauseHint, confirm: words.pause },
  remove: { title: words.removeAsk, body: words.removeHint, confirm: words.remove },
} as const
const isAsked = (act: Act): act is keyof typeof asked => act in asked

/** Does something to a job, asks first where it stops or takes something away, and says what became of it. Answers whether it was done. */
export function useJobAct(id: string, name: string) {
  const say = useSay()
  const [busy, setBusy] = useState<Act>()
  const act = async (what: Act): Promise<boolean> => {
    if (isAsked(what)) {
      const { title, body, confirm } = asked[what]
      if (!(await confirmFirst({ title: say(title, { name }), body: say(body), confirm: say(confirm), danger: true }))) return false
    }
    setBusy(what)
    try {
      await jobCalls[what](id)
      toast(say(done[what], { name }))
      return true
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
      return false
    } finally {
      await rereadJobs()
      setBusy(undefined)
    }
  }
  return { busy: busy !== undefined, act }
}
