import { useCallback } from 'react'
import type { GrantedVerb } from '../../contract/grant'
import { mayUse } from './granted'
import { useSession } from './session'

/** A permission by its name: one that no noun has does not compile. Of a noun that is only known as the page runs, every name is one. */
type Permission<P extends string> = Extract<GrantedVerb, P> extends never ? never : P

/** Asks whether the signed-in person holds a permission. */
export function useCan(): <P extends string>(permission: Permission<P> | undefined) => boolean {
  const granted = useSession((state) => state.granted)
  return useCallback((permission) => mayUse(granted, permission), [granted])
}
