import { useCallback } from 'react'
import { mayUse } from './granted'
import { useSession } from './session'

/** Asks whether the signed-in person holds a permission. */
export function useCan(): (permission: string | undefined) => boolean {
  const granted = useSession((state) => state.granted)
  return useCallback((permission) => mayUse(granted, permission), [granted])
}
