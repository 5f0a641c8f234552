import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useAccountSheet } from './account'

const SettingsSheet = lazyPart(() => import('./SettingsSheet').then((file) => file.SettingsSheet))
const SettingsDrawer = lazyPart(() => import('../desktop/settings/SettingsDrawer').then((file) => file.SettingsDrawer))
const OwnPassword = lazyPart(() => import('../../blocks/password-dialog/OwnPassword').then((file) => file.OwnPassword))
const OwnDepartment = lazyPart(() => import('../../blocks/department-switch/OwnDepartment').then((file) => file.OwnDepartment))
const PinSheet = lazyPart(() => import('../../lock/PinSheet').then((file) => file.PinSheet))

const sheets = { settings: SettingsSheet, password: OwnPassword, department: OwnDepartment, pin: PinSheet }

/** The place where the person's own sheets appear. */
export function AccountSheets() {
  const open = useAccountSheet((state) => state.open)
  const isDesktop = useFace() === 'desktop'
  if (!open) return null
  const Shown = open === 'settings' && isDesktop ? SettingsDrawer : sheets[open]
  return (
    <Suspense>
      <Shown />
    </Suspense>
  )
}
