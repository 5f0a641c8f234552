import { Suspense } from 'react'
import { lazyPart } from '../../design/lazy-part'
import { useAccountSheet } from './account'

const SettingsSheet = lazyPart(() => import('./SettingsSheet').then((file) => file.SettingsSheet))
const OwnPassword = lazyPart(() => import('../../blocks/password-dialog/OwnPassword').then((file) => file.OwnPassword))
const OwnDepartment = lazyPart(() => import('../../blocks/department-switch/OwnDepartment').then((file) => file.OwnDepartment))
const PinSheet = lazyPart(() => import('../../lock/PinSheet').then((file) => file.PinSheet))

const sheets = { settings: SettingsSheet, password: OwnPassword, department: OwnDepartment, pin: PinSheet }

/** The place where the person's own sheets appear. */
export function AccountSheets() {
  const open = useAccountSheet((state) => state.open)
  if (!open) return null
  const Shown = sheets[open]
  return (
    <Suspense>
      <Shown />
    </Suspense>
  )
}
