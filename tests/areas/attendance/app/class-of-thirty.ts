import { addDays, dayOf } from '../../../../src/contract/time'

export const today = dayOf(new Date())
export const yesterday = addDays(today, -1)
export const sunflowers = 'class-1'

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const kept = { rev: 1, scope: 'all', createBy: 'x', createTime: `${yesterday} 07:00:00`, updateBy: null, updateTime: null }
const klass = (id: string, name: string, headTeacherId: string) => ({
  id,
  name,
  gradeLevel: '2',
  yearId: 'y',
  headTeacherId,
  teacherIds: [],
  nurseAideId: null,
  room: null,
  capacity: 30,
  status: '1',
  ...kept,
})
const two = (number: number) => String(number).padStart(2, '0')

export const childAt = (number: number, more: Record<string, unknown> = {}) => ({
  id: `c${two(number)}`,
  studentNo: `2026${two(number)}`,
  name: `王小${'零一二三四五六七八九'[number % 10]}${number}`,
  sex: '1',
  birthday: '2022-01-01',
  classId: sunflowers,
  mealPlan: 'FULL',
  allergies: null,
  healthTag: null,
  quarantineUntil: null,
  emergencyName: '奶奶',
  emergencyPhone: '13800000000',
  status: '20',
  ...kept,
  ...more,
})

/** Rows of one class of thirty on an open day, as a teacher's tablet holds them. */
export function classOfThirty(): Rows {
  const children = Array.from({ length: 30 }, (_, at) => childAt(at + 1))
  return {
    class: [klass(sunflowers, '向日葵班', 's1'), klass('class-2', '小草班', 's2')],
    staff: [{ id: 's1', userId: 'u1', name: '李老师', ...kept }],
    'school-day': [
      { id: today, date: today, isOpen: true, reason: null, mealServed: true, ...kept },
      { id: yesterday, date: yesterday, isOpen: true, reason: null, mealServed: true, ...kept },
    ],
    child: children,
    enrolment: children.map((child) => ({
      id: `e-${child.id}`,
      childId: child.id,
      classId: sunflowers,
      beginDate: '2024-09-01',
      endDate: null,
      ...kept,
    })),
    guardian: [
      { id: 'g1', name: '王妈妈', phone: '13900000001', ...kept },
      { id: 'g2', name: '王爸爸', phone: '13900000002', ...kept },
    ],
    'child-guardian': [
      { id: 'l2', childId: 'c01', guardianId: 'g2', relation: '1', isPrimary: false, isLegal: true, canPickup: true, ...kept },
      { id: 'l1', childId: 'c01', guardianId: 'g1', relation: '2', isPrimary: true, isLegal: true, canPickup: true, ...kept },
    ],
    'kindergarten-profile': [{ id: 'k', name: '阳光幼儿园', mealPattern: '1M2S', ...kept }],
  }
}

/** Marks of today: everybody from the child of a number on is here. */
export const presentFrom = (first: number) =>
  Array.from({ length: 31 - first }, (_, at) => {
    const childId = `c${two(first + at)}`
    return { id: `${today}.${childId}`, childId, date: today, classId: sunflowers, status: 'P', cause: null, symptoms: null, ...kept }
  })

/** A counted sheet of a class and day. */
export const sheetOf = (classId: string, date: string, more: Record<string, unknown> = {}) => ({
  id: `${date}.${classId}`,
  classId,
  date,
  status: 'SUBMITTED',
  expected: 30,
  present: 28,
  late: 0,
  sickAbs: 1,
  leaveAbs: 1,
  unknownAbs: 0,
  quarantine: 0,
  mealB: 0,
  mealAS: 28,
  mealL: 27,
  mealPS: 28,
  mealD: 0,
  mealAdjustments: null,
  submittedBy: '李老师',
  submittedAt: `${date} 08:55:00`,
  ...kept,
  ...more,
})
