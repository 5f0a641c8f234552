import { LockKeyhole } from 'lucide-react'
import { tenantStatus } from '../../contract/tenants/tenant'
import { Sign } from '../design/Sign'
import type { House } from './tenant-calls'

/** Whether people of a house come in. */
export function TenantState({ house }: { house: House }) {
  const isFrozen = house.status === tenantStatus.frozen
  return (
    <Sign tone={isFrozen ? 'bad' : 'good'} icon={isFrozen && <LockKeyhole size={14} aria-hidden />}>
      {house.status_dictText}
    </Sign>
  )
}
