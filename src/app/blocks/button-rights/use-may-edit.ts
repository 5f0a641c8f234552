import { useMemo } from 'react'
import { useSession } from '../../session/session'
import { mayEdit } from './may-edit'
import { sessionGrants } from './session-grants'

/** Whether the signed-in person may do an action of type 2; what they see and may not do is drawn and cannot be pressed. */
export function useMayEdit(action: string): boolean {
  const granted = useSession((state) => state.granted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rights are other lists
  return useMemo(() => mayEdit(action, sessionGrants('SYS_BUTTON_AUTH'), sessionGrants('LOGIN_USER_BUTTON_AUTH')), [action, granted])
}
