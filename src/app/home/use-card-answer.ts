import { dateTimeOf } from '../../contract/time'
import { useNow } from '../clock/use-now'
import { useEngine } from '../offline/engine-context'
import { useSyncStatus } from '../offline/use-sync-status'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import type { CardState } from './CardFrame'
import { keepAnswer, keptAnswerOf } from './kept-answers'

/** Milliseconds after which a card that nothing tells of news asks again. */
const pace = 60_000

/** The frame of a card the server alone can answer, and its answer as far as there is one. */
export type CardAnswer<T> = {
  readonly data: T | undefined
  readonly frame: { readonly state: CardState; readonly onAgain: () => void; readonly asOf?: string }
}

type Asked = { readonly key: readonly unknown[]; readonly path: string; readonly query?: Readonly<Record<string, string | number>> }

/** When an answer came, as it is read on its day and on any other. */
function timeOf(at: number, today: string): string {
  const time = dateTimeOf(new Date(at))
  return time.startsWith(today) ? time.slice(11, 16) : time.slice(5, 16)
}

/** Asks the server, and has the device keep what it answers. */
function useServersAnswer<T>({ key, path, query = {} }: Asked, wanted: boolean) {
  const { db } = useEngine()
  const name = `${path} ${JSON.stringify(query)}`
  const answer = useAnswer<T>({
    queryKey: key,
    enabled: wanted,
    refetchInterval: pace,
    queryFn: async ({ signal }) => {
      const data = await call<T>('GET', path, { query, signal })
      // Without it there is nothing to show after a start without a network; nothing else is lost.
      void keepAnswer(db, name, { at: Date.now(), data }).catch(() => undefined)
      return data
    },
  })
  const { data: kept } = useAnswer({
    queryKey: ['kept', name],
    enabled: wanted && answer.data === undefined,
    queryFn: () => keptAnswerOf<T>(db, name),
  })
  return { answer, kept }
}

/**
 * Asks the server what a card is to say, anew whenever something happens to what `key` names, and once a minute. Without a network the last
 * answer stays, with its time, also after the app has been closed.
 */
export function useCardAnswer<T>(asked: Asked, wanted = true): CardAnswer<T> {
  const today = useNow().slice(0, 10)
  const isOnline = useSyncStatus((status) => status.online)
  const { answer, kept } = useServersAnswer<T>(asked, wanted)
  const { isError, dataUpdatedAt, refetch } = answer
  const onAgain = () => void refetch()
  const isCutOff = !isOnline || isError
  // Of what nobody asked there is no answer to wait for.
  if (!wanted) return { data: undefined, frame: { state: 'ready', onAgain } }
  if (answer.data !== undefined)
    return { data: answer.data, frame: { state: 'ready', onAgain, ...(isCutOff && { asOf: timeOf(dataUpdatedAt, today) }) } }
  if (isCutOff && kept) return { data: kept.data, frame: { state: 'ready', onAgain, asOf: timeOf(kept.at, today) } }
  return { data: undefined, frame: { state: !isOnline ? 'offline' : isError ? 'error' : 'loading', onAgain } }
}
