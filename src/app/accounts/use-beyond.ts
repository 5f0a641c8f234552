import { useCallback } from 'react'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { useCan } from '../session/use-can'
import { call } from '../wire/call'

/** Which rows of a noun hold more than the person does. Until that is known everything is offered: the server refuses what it must. */
function useBeyond(noun: 'user' | 'role'): (id: string) => boolean {
  const can = useCan()
  const { data } = useAnswer({
    queryKey: [...nounKeys.all(noun), 'beyond'],
    enabled: can(`${noun}:list`) && (can(`${noun}:edit`) || can('user:add')),
    queryFn: ({ signal }) => call<readonly string[]>('GET', `/sys/${noun}/beyond`, { signal, quiet: true }),
  })
  return useCallback((id) => data?.includes(id) ?? false, [data])
}

/** Users the person does not rule over. */
export const useUserLock = () => useBeyond('user')
/** Roles the person may not give. */
export const useRolesBeyond = () => useBeyond('role')
