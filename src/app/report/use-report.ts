import { useMemo } from 'react'
import { Refusal } from '../../contract/error'
import type { ValuesOf } from '../../contract/field'
import { type Params, type Report, reportPath } from '../../contract/report/report'
import type { RowsOf, Source, Sources } from '../../contract/report/report-source'
import { useNow } from '../clock/use-now'
import { useFace } from '../design/face'
import { useLanguage } from '../language/language'
import { useSyncStatus } from '../offline/use-sync-status'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { call } from '../wire/call'
import { isSilence, unreachable, WireError } from '../wire/wire-error'
import { useCopiedSources } from './use-copied-sources'

/** How a report stands. `part`: without a network, only what this device still keeps, which is what is from `heldFrom` on. */
export type ReportState<D> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly data: D }
  | { readonly phase: 'part'; readonly data: D; readonly heldFrom: string; readonly again: () => void }
  | { readonly phase: 'error'; readonly error: unknown; readonly again: () => void }

const nothing: Sources = {}

/** The server's answer, asked again when something is new. */
function useServersAnswer<P extends Params, S extends Sources, D, Row>(
  report: Report<P, S, D, Row>,
  sources: Sources,
  params: ValuesOf<P> | undefined,
  wanted: boolean,
) {
  const language = useLanguage((state) => state.language)
  const [first] = Object.values(sources)
  return useAnswer<D>({
    queryKey: [...nounKeys.all(first?.noun.name ?? ''), 'report', report.name, params, language],
    enabled: wanted && params !== undefined,
    queryFn: ({ signal }) => call<D>('GET', reportPath(report), { query: { ...params }, signal }),
  })
}

/**
 * A report, followed through every change. A device that keeps the rows works it out itself, also without a network and with its own unsent
 * edits; where it keeps no longer all of them, or they are still on their way to a desktop, the server is asked. Without `params` nothing is.
 */
export function useReport<P extends Params, S extends Sources, D, Row>(
  report: Report<P, S, D, Row>,
  params: ValuesOf<P> | undefined,
): ReportState<D> {
  const minute = `${useNow().slice(0, 16)}:00`
  const today = minute.slice(0, 10)
  const language = useLanguage((state) => state.language)
  const user = useSession((state) => state.person?.id)
  const can = useCan()
  const key = JSON.stringify([report.name, params, today])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  const sources: Sources = useMemo(() => (params ? report.sources({ params, today }) : nothing), [report, key])
  const mayList = ({ noun }: Source) => can(`${noun.name}:list`)
  const isDenied = Object.values(sources).some((source) => !source.optional && !mayList(source))
  const copied = useCopiedSources(sources, key, today, mayList)
  const isAsking = useFace() === 'desktop' && !copied.rows
  const isOnline = useSyncStatus((status) => status.online)
  const isBeyond = copied.heldFrom !== ''
  const answer = useServersAnswer(report, sources, params, !isDenied && (isBeyond || (isAsking && isOnline)))
  const { rows, heldFrom } = copied
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  const own = useMemo(() => {
    if (!params || !rows || isDenied) return undefined
    const given = { params, today, now: minute, user, language, rows: rows as RowsOf<S>, ...(heldFrom ? { heldFrom } : {}) }
    return { data: report.compute(given) }
  }, [report, key, rows, minute, user, language, heldFrom, isDenied])
  const again = () => void answer.refetch()
  if (isDenied) return { phase: 'error', error: new Refusal('access.denied'), again }
  if (own && !isBeyond) return { phase: 'ready', data: own.data }
  if (answer.data !== undefined) return { phase: 'ready', data: answer.data }
  const isCutOff = answer.fetchStatus === 'paused' || isSilence(answer.failureReason)
  if (isCutOff && own && heldFrom) return { phase: 'part', data: own.data, heldFrom, again }
  if (isCutOff && isBeyond) return { phase: 'error', error: answer.error ?? new WireError({ status: 0, code: unreachable }), again }
  return answer.isError ? { phase: 'error', error: answer.error, again } : { phase: 'loading' }
}
