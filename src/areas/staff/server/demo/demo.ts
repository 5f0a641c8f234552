import type { Demo } from '../../../../server/seed/demo'
import { hashIn } from '../../../../server/seed/fill-files'
import { accountIds } from '../../../demo/published/demo-accounts'
import { demoFaces } from '../../../demo/published/demo-faces'
import { demoStaff } from '../../../demo/published/demo-staff'
import { Staff } from '../../published/staff'
import { StaffCertificate } from '../../published/staff-certificate'
import { StaffFile } from '../../published/staff-file'
import { staffRows } from './staff-rows'

/** Sixty people. */
export const demo: Demo = ({ today, seed }) => {
  const people = demoStaff(seed)
  const faces = demoFaces(
    seed,
    people.map(({ id, sex }) => ({ id, sitter: sex === '1' ? 'man' : 'woman', among: 'staff' })),
  )
  const { staff, files, certificates } = staffRows(seed, today, people, { accountOf: accountIds(people), faceOf: hashIn(faces) })
  return {
    furniture: [
      { noun: Staff, rows: staff },
      { noun: StaffFile, rows: files },
      { noun: StaffCertificate, rows: certificates },
    ],
    files: faces.all(),
  }
}
