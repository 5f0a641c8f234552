import { useMemo } from 'react'
import { useSession } from '../../session/session'
import { excludedButtons } from './excluded-buttons'
import { sessionGrants } from './session-grants'

/** Codes of the buttons of a table that the signed-in person may not use, without the prefix. */
export function useExcludedButtons(prefix: string | undefined): readonly string[] {
  const granted = useSession((state) => state.granted)
  return useMemo(() => excludedButtons(prefix, sessionGrants('SYS_BUTTON_AUTH'), granted), [prefix, granted])
}
