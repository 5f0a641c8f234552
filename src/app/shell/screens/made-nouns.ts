import type { Catalogue } from '../../../contract/catalogue'
import { holdsMade } from '../../../contract/made/made-name'
import type { Resource } from '../../../contract/resource'
import { MadeNoun } from '../../../contract/system/made-noun'
import { queries } from '../../resource/queries'
import { useAnswer } from '../../resource/use-answer'
import { useSession } from '../../session/session'
import { call } from '../../wire/call'
import { isSilence } from '../../wire/wire-error'

/** Nouns the person's house has made: those they hold a right of. Forgotten with everything else that is asked when something is new. */
const asked = {
  queryKey: ['noun', MadeNoun.name, 'mine'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call<readonly Resource[]>('GET', `${MadeNoun.path}/mine`, { signal, quiet: true }),
}

const none: readonly never[] = []

/** How it stands with them: whoever holds a right of none waits for nothing. */
export type MadeNouns = {
  readonly phase: 'loading' | 'ready' | 'offline' | 'error'
  readonly nouns: readonly Resource[]
  readonly again: () => void
}

/** The nouns made at run time, as far as the person sees any; asked again at each visit and whenever something is new. */
export function useMadeNouns(): MadeNouns {
  const enabled = useSession(({ granted }) => holdsMade(granted))
  const { data, error, isError, fetchStatus, refetch } = useAnswer({ ...asked, enabled })
  const isSilent = fetchStatus === 'paused' || isSilence(error)
  const phase = !enabled || data ? 'ready' : isSilent ? 'offline' : isError ? 'error' : 'loading'
  return { phase, nouns: data ?? none, again: () => void refetch() }
}

/** The same for once; none where they cannot be had. */
export const readMadeNouns = async (): Promise<readonly Resource[]> =>
  holdsMade(useSession.getState().granted) ? queries.fetchQuery(asked).catch(() => none) : none

/** A catalogue with the nouns made at run time. */
export const withMade = (catalogue: Catalogue, made: readonly Resource[]): Catalogue =>
  made.length === 0
    ? catalogue
    : { ...catalogue, resources: { ...catalogue.resources, ...Object.fromEntries(made.map((resource) => [resource.name, resource])) } }
