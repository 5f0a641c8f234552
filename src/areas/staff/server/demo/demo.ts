import type { Demo } from '../../../../server/seed/demo'
import { accountIds } from '../../../demo/published/demo-accounts'
import { demoStaff } from '../../../demo/published/demo-staff'
import { Staff } from '../../published/staff'
import { StaffCertificate } from '../../published/staff-certificate'
import { StaffFile } from '../../published/staff-file'
import { staffRows } from './staff-rows'

/** Sixty people. */
export const demo: Demo = ({ today, seed }) => {
  const people = demoStaff(seed)
  const { staff, files, certificates } = staffRows(seed, today, people, accountIds(people))
  return {
    furniture: [
      { noun: Staff, rows: staff },
      { noun: StaffFile, rows: files },
      { noun: StaffCertificate, rows: certificates },
    ],
  }
}
