import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comingPage } from '../../../src/app/record-page/coming-page'
import type { ViewRow } from '../../../src/app/resource/row'
import { useSession } from '../../../src/app/session/session'
import { staffParts as signedParts } from '../../../src/areas/canteen/app/staff-record/staff-parts'
import { staffParts as classParts } from '../../../src/areas/garden/app/class/staff-parts'
import type { roles } from '../../../src/areas/roles'
import { staffPage } from '../../../src/areas/staff/app/staff-record/staff-page'
import { Staff } from '../../../src/areas/staff/published/staff'
import { readablePart } from '../../../src/contract/access'
import { addDays } from '../../../src/contract/time'
import { type Stage, stage } from '../../kit/area-stage'
import { rolePermissions } from '../../kit/role-permissions'
import { classOfThirty, today } from '../attendance/app/class-of-thirty'

let on: Stage
/** What the server holds, by the end of the path it is asked under; what it has nothing of it does not answer. */
let held: Record<string, readonly Record<string, unknown>[]>

beforeEach(() => {
  held = { 'staff-certificate/list': certificates(), 'staff-file/list': [], 'retained-sample/list': [], 'sample-disposal/list': [] }
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://here')
    const path = Object.keys(held).find((end) => url.pathname.endsWith(end))
    if (!path) throw new TypeError('no network')
    const records = held[path] ?? []
    const result = path.endsWith('list') ? { records, total: records.length, size: 10, current: 1, pages: 1 } : records[0]
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

const person = (more: Record<string, unknown> = {}): ViewRow => ({
  ...{ id: 's1', rev: 1, staffNo: 'T01', name: '李老师', sex: '2', phone: '13800000001', userId: null, post: 'teacher', postType: null },
  ...{ deptId: null, photo: null, entryDate: '2020-09-01', leaveDate: null, status: '20' },
  ...more,
})
const certificate = (id: string, certType: string, issueDate: string, validTo: string | null) => ({
  ...{ id, rev: 1, staffId: 's1', certType, certNo: id, issueDate, validTo, files: null },
})
/** Good for a quarter of its hundred days; over since yesterday; never over. */
const certificates = () => [
  certificate('over', 'nurseAide', addDays(today, -100), addDays(today, -1)),
  certificate('health', 'health', addDays(today, -75), addDays(today, 25)),
  certificate('licence', 'teacher', '2015-07-01', null),
]
const file = (more: Record<string, unknown> = {}) => ({
  ...{ id: 'f1', rev: 1, staffId: 's1', contractTo: addDays(today, 400), bgCheckDate: today, bgCheckResult: 'clear', ...more },
})

const page = comingPage(async () => staffPage, [async () => classParts, async () => signedParts])
async function open(role: keyof typeof roles, more: Record<string, unknown> = {}, device: Parameters<typeof stage>[1] = {}) {
  await page.fetch()
  const Page = page.component()
  const holds = new Set<string>(rolePermissions(role))
  const resource = readablePart(Staff, (permission) => holds.has(permission))
  const row = person(more)
  for (const name of Object.keys(Staff.fields)) if (!(name in resource.fields)) delete (row as Record<string, unknown>)[name]
  const [first, second] = classOfThirty().class ?? []
  const rows = {
    ...classOfThirty(),
    class: [first ?? {}, { ...second, teacherIds: ['s1'] }, { ...first, id: 'gone', name: '大一班', status: '3' }],
    staff: [person(more), person({ id: 's2', name: '赵老师', staffNo: 'T02' })],
    ...device,
  }
  on = await stage(<Page resource={resource} row={row} onGone={() => undefined} />, rows, { role, address: '/garden/staff?open=s1' })
  on.engine.status.setState({ online: true })
  await on.wait(() => on.find('.record-head'))
}
const part = (name: string) => on.find(`[data-part=${name}]`)
const banners = () => [...on.place.querySelectorAll('.record-banner')].map((one) => one.textContent)

test('somebody has the classes that run, each with the post, and none of a year that is over', async () => {
  await open('principal')
  await on.wait(() => part('classes')?.querySelector('.row-lines'))
  const lines = [...(part('classes')?.querySelectorAll('.row-lines li') ?? [])].map((line) => line.textContent)
  expect(lines).toEqual(['向日葵班 Head teacher', '小草班 Teachers'])
  expect(part('classes')?.querySelector('a')?.getAttribute('href')).toBe('/garden/class?open=class-1')
})

test('each certificate has a ring of the days it is good for, which is read as figures too; one that never runs out has none', async () => {
  await open('principal')
  await on.wait(() => part('certificates')?.querySelectorAll('.ring').length === 2)
  const [over, health] = [...(part('certificates')?.querySelectorAll('.row-lines li') ?? [])]
  expect(over?.querySelector('.ring')?.getAttribute('aria-label')).toBe('Run out')
  expect([...(health?.querySelectorAll('.for-readers td') ?? [])].map((cell) => cell.textContent?.trim())).toEqual(['25', '100'])
  const [length = 0, around = 1] = (health?.querySelector('.ring-part')?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number)
  expect(length / around).toBeCloseTo(0.25)
})

test('what is over stands above everything; of what runs out in 25 days nothing is said yet, and nobody checked is said', async () => {
  await open('principal')
  await on.wait(() => banners().length === 2)
  expect(banners().join()).toContain(`Nursery carer certificate ran out on ${addDays(today, -1)}`)
  expect(banners().join()).toContain('No background check is recorded')
})

test('a file in order says nothing; a contract that ends soon does; and of whoever has left nothing is said any more', async () => {
  held['staff-certificate/list'] = []
  held['staff-file/list'] = [file()]
  await open('principal')
  await on.wait(() => part('file')?.querySelector('.ring'))
  expect(banners()).toEqual([])
  await on.leave()

  held['staff-file/list'] = [file({ contractTo: addDays(today, 1) })]
  await open('principal')
  await on.wait(() => banners().length === 1)
  expect(banners()[0]).toContain('1 day left of the contract')
  await on.leave()

  await open('principal', { status: '40', leaveDate: today })
  await on.wait(() => part('file')?.querySelector('.ring'))
  expect(banners()).toEqual([])
})

test('the account is told with its roles; where there is none that is said', async () => {
  held['user/queryById'] = [{ id: 'u1', rev: 1, username: 'li', status: '1', roles: ['r1'], roles_dictText: 'Teacher', departments: [] }]
  await open('principal', { userId: 'u1' })
  await on.wait(() => part('account')?.textContent?.includes('Teacher'))
  await on.leave()
  await open('principal')
  await on.wait(() => part('account')?.textContent?.includes('No account yet'))
})

test('what somebody signed for and saw stands there, the latest first; what others signed does not', async () => {
  const sample = (id: string, at: string, samplerId: string, witnessId: string | null) => ({
    ...{ id, rev: 1, dishName: id, sampleTime: `${today} ${at}:00`, samplerId, witnessId, samplerSign: null, status: 'KEEPING' },
  })
  const samples = [
    sample('the soup', '10:30', 's1', null),
    sample('the rice', '11:00', 's1', 's2'),
    sample('the fish', '11:10', 's2', 's1'),
  ]
  await open('principal', {}, { 'retained-sample': samples })
  const dishes = (name: string) => [...(part(name)?.querySelectorAll('.row-lines li') ?? [])].map((line) => line.textContent)
  // Each part asks for what is its own.
  await on.wait(() => dishes('samples').length === 2 && dishes('samples-seen').length === 1)
  expect(dishes('samples').map((line) => line?.slice(0, 8))).toEqual(['the rice', 'the soup'])
  expect(dishes('samples-seen').map((line) => line?.slice(0, 8))).toEqual(['the fish'])
  await on.wait(() => part('disposals')?.textContent?.includes('Nothing recorded'))
})

test.each([
  ['a teacher', 'teacher', ['headTeacher', 'teacher'], 'Roles—Departments'],
  ['somebody in the office', 'admin', ['admin', 'accountAdmin', 'sysAdmin', 'viceAdmin'], 'Rolesplease chooseDepartments'],
])(
  'an account for %s is proposed the role of the post alone, and none whose code only has its word in it',
  async (_, post, codes, said) => {
    held['role/list'] = codes.map((code) => ({ id: code, rev: 1, roleName: code, roleCode: code }))
    await open('principal', { post })
    useSession.setState({ granted: new Set(['*']) })
    await on.tap('button', 'Open an account')
    await on.wait(() => on.find('dialog .record-form'))
    // Nobody tells this device what the roles are called: each that is chosen is a dash.
    expect(on.find('dialog .record-form')?.textContent).toContain(said)
  },
)

test('a colleague sees whom to ring and nothing the office keeps; whoever may not even ring sees no number', async () => {
  await open('headTeacher')
  await on.wait(() => part('contact'))
  expect(on.place.querySelector('a[href="tel:13800000001"]')).not.toBeNull()
  expect([part('certificates'), part('file'), part('account')]).toEqual([undefined, undefined, undefined])
  expect(banners()).toEqual([])
  await on.leave()
  await open('cook')
  expect(on.place.querySelector('a[href^="tel:"]')).toBeNull()
  expect(on.text()).not.toContain('13800000001')
})
