import { changePassword } from '../../session/change-password'
import { useSession } from '../../session/session'
import { openAccountSheet } from '../../shell/account/account'
import { PasswordDialog } from './PasswordDialog'

/** Changes the person's own password. */
export function OwnPassword() {
  const username = useSession((state) => state.person?.username)
  return <PasswordDialog username={username} change={changePassword} onClose={() => openAccountSheet(undefined)} />
}
