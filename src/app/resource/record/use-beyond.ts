import { useCallback } from 'react'
import type { Resource } from '../../../contract/resource'
import { useCan } from '../../session/use-can'
import { call } from '../../wire/call'
import { nounKeys } from '../noun-keys'
import { useAnswer } from '../use-answer'

/**
 * Which rows of a noun are beyond the person: until that is known any may be, so that nothing is offered and then taken away under a
 * finger. Where it cannot be known everything is offered: the server refuses what it must. `asks`: given where rows are chosen, not changed.
 */
export function useBeyond({ name, path, beyond = false }: Resource, asks: boolean = beyond): (id: string) => boolean {
  const wanted = useCan()(`${name}:list`) && asks
  const { data } = useAnswer({
    queryKey: nounKeys.beyond(name),
    enabled: wanted,
    queryFn: ({ signal }) => call<readonly string[]>('GET', `${path}/beyond`, { signal, quiet: true }).catch((): readonly string[] => []),
  })
  return useCallback((id) => wanted && (data?.includes(id) ?? true), [wanted, data])
}
