import { addMonths } from '../../../../contract/age'
import { addDays } from '../../../../contract/time'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import type { DemoStaff } from '../../../demo/published/demo-staff'
import { idNumber } from '../../../demo/published/id-number'
import { random } from '../../../demo/published/random'
import { Staff } from '../../published/staff'
import { StaffCertificate } from '../../published/staff-certificate'
import { StaffFile } from '../../published/staff-file'

/** Days until the certificates of these staff members run out, by staff number. All others are good for longer. */
const expiring: Readonly<Record<string, number>> = { 30: 6, 41: 19, 43: 38 }

/** Posts beside teaching that ask for a degree. */
const graduates: readonly string[] = ['vicePrincipal', 'doctor', 'accountant', 'admin']

type Hired = DemoStaff & { readonly birthday: string; readonly entryDate: string }

/** Adds what depends on the day: how old somebody is and how long they have been here. */
const hire = (seed: number, today: string, staff: readonly DemoStaff[]): Hired[] => {
  const chance = random(seed, 'hire')
  return staff.map((one) => {
    const years = one.post === 'principal' ? 46 : chance.whole(23, 54)
    const birthday = addDays(addMonths(today, -12 * years), -chance.whole(1, 300))
    return { ...one, birthday, entryDate: addDays(today, -chance.whole(120, Math.min(years - 21, 15) * 365)) }
  })
}

const fileRow = (chance: ReturnType<typeof random>, today: string, one: Hired): Given => {
  const teaches = one.postType === 'teaching'
  return row(StaffFile, `staff-file.${one.number}`, {
    staffId: one.id,
    birthday: one.birthday,
    idNo: idNumber(one.birthday, one.sex, Number(one.number)),
    title: one.post === 'principal' ? '高级教师' : teaches ? chance.pick(['一级教师', '二级教师', '三级教师']) : null,
    education: chance.pick(teaches || graduates.includes(one.post) ? ['3', '4', '4', '4', '5'] : ['2', '2', '3']),
    major: teaches ? '学前教育' : null,
    politics: chance.pick(['1', '2', '4', '4']),
    contractNo: `HT-${one.staffNo}`,
    contractTo: addDays(today, one.number === '35' ? 30 : chance.whole(100, 900)),
    bgCheckDate: addDays(one.entryDate, -chance.whole(5, 20)),
    bgCheckResult: 'clear',
  })
}

function certificateRows(chance: ReturnType<typeof random>, today: string, one: Hired): Given[] {
  const validTo = addDays(today, expiring[Number(one.number)] ?? chance.whole(90, 350))
  const health = row(StaffCertificate, `certificate.${one.number}.health`, {
    staffId: one.id,
    certType: 'health',
    certNo: `演示-JK-${one.number}`,
    issueDate: addDays(addMonths(validTo, -12), 1),
    validTo,
  })
  if (!one.certificate) return [health]
  const post = row(StaffCertificate, `certificate.${one.number}.${one.certificate}`, {
    staffId: one.id,
    certType: one.certificate,
    certNo: `演示-ZG-${one.number}`,
    issueDate: addDays(one.entryDate, -chance.whole(60, 400)),
  })
  return [health, post]
}

/** What others know of these people: their accounts, and the hashes of the drawings that stand for them. */
type Known = { readonly accountOf: ReadonlyMap<string, string>; readonly faceOf: (id: string) => string | undefined }

/** Staff with their personnel files and certificates. Three health certificates run out within 45 days. */
export function staffRows(seed: number, today: string, people: readonly DemoStaff[], { accountOf, faceOf }: Known) {
  const chance = random(seed, 'files')
  const hired = hire(seed, today, people)
  const staff = hired.map((one) => {
    const face = faceOf(one.id)
    return row(Staff, one.id, {
      staffNo: one.staffNo,
      name: one.name,
      sex: one.sex,
      phone: one.phone,
      userId: accountOf.get(one.id) ?? null,
      post: one.post,
      postType: one.postType,
      deptId: 'department.root',
      entryDate: one.entryDate,
      photo: face ? [face] : null,
      status: '20',
    })
  })
  return {
    staff,
    files: hired.map((one) => fileRow(chance, today, one)),
    certificates: hired.flatMap((one) => certificateRows(chance, today, one)),
  }
}
