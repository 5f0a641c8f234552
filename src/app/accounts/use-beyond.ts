import { useCallback } from 'react'
import { useAsked } from '../resource/list/use-asked'
import { useCan } from '../session/use-can'
import { call } from '../wire/call'

/**
 * Which rows of a noun hold more than the person does: until that is known any may, so that nothing is offered and then taken away under a
 * finger. Where it cannot be known everything is offered: the server refuses what it must.
 */
function useBeyond(noun: 'user' | 'role'): (id: string) => boolean {
  const can = useCan()
  const wanted = can(`${noun}:list`) && (can(`${noun}:edit`) || can('user:add'))
  const beyond = useAsked(`${noun} beyond`, wanted, (signal) =>
    call<readonly string[]>('GET', `/sys/${noun}/beyond`, { signal, quiet: true }).catch((): readonly string[] => []),
  )
  return useCallback((id) => wanted && (beyond?.includes(id) ?? true), [wanted, beyond])
}

/** Users the person does not rule over. */
export const useUserLock = () => useBeyond('user')
/** Roles the person may not give. */
export const useRolesBeyond = () => useBeyond('role')
