import { dateTimeOf } from '../../contract/time'
import { useNow } from '../clock/use-now'
import { useSyncStatus } from '../offline/use-sync-status'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import type { CardState } from './CardFrame'

/** Milliseconds after which a card that nothing tells of news asks again. */
const pace = 60_000

/** The frame of a card the server alone can answer, and its answer as far as there is one. */
export type CardAnswer<T> = {
  readonly data: T | undefined
  readonly frame: { readonly state: CardState; readonly onAgain: () => void; readonly asOf?: string }
}

type Asked = { readonly key: readonly unknown[]; readonly path: string; readonly query?: Readonly<Record<string, string | number>> }

/**
 * Asks the server what a card is to say, anew whenever something happens to what `key` names, and once a minute. Without a network the last
 * answer stays, with its time.
 */
export function useCardAnswer<T>({ key, path, query = {} }: Asked, wanted = true): CardAnswer<T> {
  const today = useNow().slice(0, 10)
  const isOnline = useSyncStatus((status) => status.online)
  const { data, isError, dataUpdatedAt, refetch } = useAnswer<T>({
    queryKey: key,
    enabled: wanted,
    refetchInterval: pace,
    queryFn: ({ signal }) => call<T>('GET', path, { query, signal }),
  })
  const onAgain = () => void refetch()
  // Of what nobody asked there is no answer to wait for.
  if (!wanted) return { data, frame: { state: 'ready', onAgain } }
  if (data === undefined) return { data, frame: { state: !isOnline ? 'offline' : isError ? 'error' : 'loading', onAgain } }
  const at = dateTimeOf(new Date(dataUpdatedAt))
  const asOf = isOnline && !isError ? {} : { asOf: at.startsWith(today) ? at.slice(11, 16) : at.slice(5, 16) }
  return { data, frame: { state: 'ready', onAgain, ...asOf } }
}
