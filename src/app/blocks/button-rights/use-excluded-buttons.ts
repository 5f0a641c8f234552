import { useMemo } from 'react'
import type { Grant } from '../../session/person'
import { useSession } from '../../session/session'
import { excludedButtons } from './excluded-buttons'

/** Every code there is, as the sign-in keeps it in this window; none where it keeps nothing that can be read. */
function everyCode(): readonly Grant[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('SYS_BUTTON_AUTH') ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is Grant => typeof one?.action === 'string') : []
  } catch {
    return []
  }
}

/** Codes of the buttons of a table that the signed-in person may not use, without the prefix. */
export function useExcludedButtons(prefix: string | undefined): readonly string[] {
  const granted = useSession((state) => state.granted)
  return useMemo(() => excludedButtons(prefix, everyCode(), granted), [prefix, granted])
}
