import { jobsPath } from '../../src/contract/job'
import type { SignIns, Storage } from '../../src/contract/system/home'
import { addDays, addMinutes } from '../../src/contract/time'
import { dayInCalendar } from '../kit/day-in-calendar'
import { received } from '../kit/device/received'
import { childAt, classOfThirty, presentFrom, sheetOf, sunflowers } from './attendance/app/class-of-thirty'
import { kitchenRows, sampleTaken, today } from './canteen/app/kitchen-rows'

const stamps = { rev: 1, scope: 'all', createBy: 'x', createTime: `${today} 07:00:00`, updateBy: null, updateTime: null }
const giga = 1024 ** 3
const sentToday = { sendTime: `${today} 08:00:00`, startTime: `${today} 08:00:00` }

/** Marks of the day the clock of the kitchen is set to: everybody is here. */
export const hereToday = () => presentFrom(1).map((record) => ({ ...record, id: `${today}.${record.childId}`, date: today }))

/** A house in the middle of a day on which every card has something to say: somebody ill, somebody on leave, a dish without a sample. */
export function houseRows(): Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> {
  const roll = classOfThirty()
  const kitchen = kitchenRows()
  const children = [
    childAt(1),
    childAt(2, { birthday: `2022${today.slice(4)}` }),
    childAt(3, { birthday: `2022${addDays(today, 2).slice(4)}` }),
    childAt(4, { allergies: ['egg'], quarantineUntil: addDays(today, 2) }),
  ]
  const ill = { status: 'S', cause: '01', symptoms: ['fever'] }
  return {
    ...kitchen,
    ...roll,
    staff: kitchen.staff ?? [],
    'school-day': [dayInCalendar(addDays(today, -1)), dayInCalendar(today)],
    child: [...children, ...(roll.child ?? []).slice(children.length)],
    'attendance-sheet': [sheetOf(sunflowers, today, { unknownAbs: 0, sickAbs: 1, leaveAbs: 0, present: 29 })],
    'attendance-record': hereToday().map((record) => (record.childId === 'c01' ? { ...record, ...ill } : record)),
    'absence-trace': [
      {
        id: 't1',
        childId: 'c01',
        firstDate: today,
        status: 'OPEN',
        cause: '01',
        symptoms: [],
        contactLog: null,
        followUps: null,
        ...stamps,
      },
    ],
    'leave-request': [
      {
        ...{ id: 'l1', childId: 'c02', kind: 'P', fromDate: addDays(today, 1), toDate: addDays(today, 1), cause: null, reason: '探亲' },
        ...{ status: 'PENDING', source: 'staff', ...stamps },
      },
    ],
    'retained-sample': [sampleTaken('s1', 30), sampleTaken('s2', 50 * 60)],
    conflict: [
      {
        ...{ id: 'h1', noun: 'attendance-record', subject: '王小一1', state: 'open', reason: 'clash', authorName: '李老师', ...stamps },
        madeAt: `${today} 08:00:00`,
      },
    ],
    'handed-over': [],
    'announcement-send': [received('n1', sentToday), received('n2', sentToday)],
  }
}

const job = (id: string, outcome: string) => ({
  ...{ id, jobClassName: id, label: { zh: id, en: id }, nextTime: null },
  last: { outcome, at: `${today} 03:00:00` },
})
const account = (id: string) => ({ id, realname: id })
const signIns: SignIns = {
  ...{ accounts: 24, today: 3 },
  locked: { count: 1, first: [account('a')] },
  unused: { count: 2, first: [account('b'), account('c')] },
  frozen: { count: 1, first: [account('d')] },
}
const storage: Storage = {
  database: giga,
  files: 2 * giga,
  disk: { free: giga, size: 100 * giga },
  backup: `${addDays(today, -3)} 03:00:00`,
}

/** What the server answers cards, by how the address ends. */
const houseAnswers: Readonly<Record<string, unknown>> = {
  '/home/sign-ins': signIns,
  '/home/storage': storage,
  '/garden/deadlines': [
    { kind: 'certificate', row: 'c1', name: '李师傅', certificate: 'health', paper: '健康证', until: addDays(today, -1), left: -1 },
    { kind: 'classFull', row: sunflowers, name: '向日葵班', children: 36, places: 35 },
  ],
  '/device/list': {
    records: [
      {
        ...{ id: 'd1', about: 'iPad', lastUser: '李老师', lastSeen: addMinutes(`${today} 11:00:00`, -60), unsent: 3, release: 'older' },
        oldestUnsent: `${addDays(today, -3)} 08:00:00`,
      },
    ],
    total: 1,
  },
  [`${jobsPath}/list`]: { records: [job('lost', 'lost'), job('fine', 'done')], total: 2 },
  [`${jobsPath}/runs`]: { records: [], total: 0 },
}

/** A network that answers cards and nothing else. */
export async function answerCards(address: string): Promise<Response> {
  const path = new URL(address, 'http://house').pathname
  const known = Object.entries(houseAnswers).find(([end]) => path.endsWith(end))
  const said = { message: '', timestamp: 0 }
  if (!known) return Response.json({ success: false, code: 500, ...said, result: null }, { status: 500 })
  return Response.json({ success: true, code: 200, ...said, result: known[1] })
}
