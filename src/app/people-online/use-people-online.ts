import { useState } from 'react'
import { onlinePath, type PersonOnline } from '../../contract/journal/people-online'
import type { Page } from '../../contract/query'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { words } from './words'

export type OnlineRow = PersonOnline & { readonly id: string }

const queryKey = ['people-online']
/** Milliseconds between two looks. */
const every = 10_000

/** Everybody who is signed in, looked at again and again while somebody looks. */
export const usePeopleOnline = () =>
  useAnswer({
    queryKey,
    queryFn: ({ signal }) => call<Page<OnlineRow>>('GET', `${onlinePath}/list`, { query: { pageSize: 1000 }, signal }),
    refetchInterval: every,
    staleTime: 0,
  })

/** Ends a sign-in, once that is confirmed. `busy`: the id of the one being ended. */
export function useSignOut(): { readonly busy: string | undefined; readonly end: (row: OnlineRow) => Promise<void> } {
  const say = useSay()
  const [busy, setBusy] = useState<string>()
  const end = async ({ id, token, realname: name, about }: OnlineRow) => {
    const question = { title: say(words.endAsk, { name, about }), body: say(words.endWhat), confirm: say(words.end), danger: true }
    if (!(await confirmFirst(question))) return
    setBusy(id)
    try {
      await call('POST', `${onlinePath}/forceLogout`, { body: { token } })
      toast(say(words.ended, { name }))
    } catch (failure) {
      toast(explain(failure, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(undefined)
      await queries.invalidateQueries({ queryKey })
    }
  }
  return { busy, end }
}
