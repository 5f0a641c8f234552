import { onlinePath, type PersonOnline } from '../../contract/journal/people-online'
import type { Page } from '../../contract/query'
import { useSay } from '../language/use-say'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { useConfirmed } from '../resource/use-confirmed'
import { call } from '../wire/call'
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
  const { busy, run } = useConfirmed()
  const end = async ({ id, token, realname: name, about }: OnlineRow) => {
    const question = { title: say(words.endAsk, { name, about }), body: say(words.endWhat), confirm: say(words.end) }
    const work = () => call('POST', `${onlinePath}/forceLogout`, { body: { token } }).finally(() => queries.invalidateQueries({ queryKey }))
    await run(id, question, say(words.ended, { name }), work)
  }
  return { busy, end }
}
