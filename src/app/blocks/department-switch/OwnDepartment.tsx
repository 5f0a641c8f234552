import { loadPermissions } from '../../session/load-permissions'
import { departmentsOfMine, selectDepartment } from '../../session/login'
import { useSession } from '../../session/session'
import { openAccountSheet } from '../../shell/account/account'
import { DepartmentSwitch } from './DepartmentSwitch'

/** Switches the department the person works in; what they may do is read anew. */
export function OwnDepartment() {
  const username = useSession((state) => state.person?.username ?? '')
  const change = async (orgCode: string) => {
    await selectDepartment(orgCode, username)
    await loadPermissions()
  }
  return <DepartmentSwitch load={departmentsOfMine} onSwitch={change} onClose={() => openAccountSheet(undefined)} />
}
