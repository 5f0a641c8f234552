import { afterEach, expect, test, vi } from 'vitest'
import { comingPage } from '../../../../src/app/record-page/coming-page'
import type { ViewRow } from '../../../../src/app/resource/row'
import { monthOf } from '../../../../src/areas/attendance/app/heat/heat-days'
import { childParts } from '../../../../src/areas/attendance/app/record/child-parts'
import { childPage } from '../../../../src/areas/families/app/child/child-page'
import { Child } from '../../../../src/areas/families/published/child'
import type { roles } from '../../../../src/areas/roles'
import { readablePart } from '../../../../src/contract/access'
import { addDays } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { rolePermissions } from '../../../kit/role-permissions'
import { childAt, classOfThirty, presentFrom, sheetOf, sunflowers, today } from './class-of-thirty'

let on: Stage
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

const page = comingPage(async () => childPage, [async () => childParts])

async function open(role: keyof typeof roles, more: Record<string, unknown> = {}, traces: Record<string, unknown>[] = []) {
  await page.fetch()
  const Page = page.component()
  const holds = new Set<string>(rolePermissions(role))
  const child = childAt(1, { allergies: ['peanut'], healthTag: '花生严重过敏', ...more })
  const resource = readablePart(Child, (permission) => holds.has(permission))
  const row = Object.fromEntries(
    Object.entries(child).filter(([name]) => !Child.fields[name as never] || name in resource.fields),
  ) as ViewRow
  const links = classOfThirty()['child-guardian']?.map((link) => ({
    ...link,
    name: link.id === 'l1' ? '王妈妈' : '王爸爸',
    phone: link.id === 'l1' ? '13900000001' : '13900000002',
  }))
  const rows = {
    ...classOfThirty(),
    child: (classOfThirty().child ?? []).map((one) => (one.id === child.id ? child : one)),
    'child-guardian': links ?? [],
    'attendance-sheet': [sheetOf(sunflowers, today)],
    'attendance-record': presentFrom(1).map((record, at) => (at === 0 ? { ...record, status: 'S', cause: '01' } : record)),
    'absence-trace': traces,
    term: [],
  }
  on = await stage(<Page resource={resource} row={row} onGone={() => undefined} />, rows, { role, address: '/garden/child?open=c01' })
}
const parts = () => [...on.place.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.dataset.part)

test('a teacher sees what the child reacts to before anything else, who is called first, and how the child is today', async () => {
  await open('headTeacher')
  await on.wait(() => on.find('.guardian'))
  expect(on.place.querySelector('.record-page')?.firstElementChild?.textContent).toContain('花生严重过敏')
  expect(on.find('.record-banner')?.dataset.tone).toBe('bad')
  expect(
    [...on.place.querySelectorAll('.act-bar a[href^="tel:"], .guardian a[href^="tel:"]')].map((link) => link.getAttribute('href')),
  ).toEqual(['tel:13900000001', 'tel:13900000001', 'tel:13900000002', 'tel:13800000000'])
  await on.wait(() => on.find('.record-head .sign', 'Sick'))
  expect(parts()).toEqual([
    'guardians',
    'attendance',
    'tracing',
    'health',
    'meals',
    'leave',
    'facts',
    'contact',
    'classes',
    'consent',
    'timeline',
  ])
  expect(on.find('.part-edit', 'Edit')).toBeUndefined()
})

test('the days of the child are worked out on the device: one ill of one that is handed in', async () => {
  await open('headTeacher')
  await on.wait(() => on.find('.heat-figures'))
  expect(on.find('.heat-figures')?.textContent).toBe('0.0% 0 of 1 day · Sick 1')
  await on.tap(`[data-date="${today}"] button`)
  expect(on.find('.heat-read')?.textContent).toContain('Sick')
  await on.wait(() => on.find('dialog a', 'Roll call of the day'))
})

test('the month is told on the device by the same figures; of a term only what is here, which is said, and no day before it is shown', async () => {
  const term = { id: 'autumn', rev: 1, name: 'Autumn', beginDate: addDays(today, -120), endDate: addDays(today, 30) }
  await open('headTeacher')
  await on.wait(() => on.find('.heat-figures'))
  await on.tap('.heat-terms .chip', 'This month')
  const firstOfMonth = `${today.slice(0, 7)}-01`
  await on.wait(() => on.place.querySelector(`[data-date="${firstOfMonth}"]`))
  expect(on.find('.heat-figures')?.textContent).toBe('0.0% 0 of 1 day · Sick 1')
  expect(on.place.querySelectorAll('[data-date] > button')).toHaveLength(Number(monthOf(today).to.slice(8)))
  await on.bring({ term: [term] })
  await on.tap('.heat-terms .chip', 'Autumn')
  await on.wait(() => on.find('[role=status]', 'No network: this device holds the days from'))
  const days = [...on.place.querySelectorAll('[data-date]')].flatMap((day) => day.getAttribute('data-date') || [])
  expect(days[0] && days[0] > term.beginDate).toBe(true)
  expect(on.find('[role=status]', `this device holds the days from ${days[0]} on`)).toBeDefined()
})

test('the timeline is told from the device, and what one presses alone stays of it', async () => {
  await open('headTeacher', { entryDate: today })
  await on.wait(() => on.find('[data-part=timeline] .timeline-entry'))
  const entries = () => [...on.place.querySelectorAll('.timeline-entry')].map((entry) => entry.textContent)
  expect(entries().join()).toContain('Sick')
  expect(entries().join()).toContain('Fever')
  await on.tap('[data-part=timeline] .chip', 'Joining and leaving')
  expect(entries()).toEqual(['Joined'])
  await on.tap('[data-part=timeline] .chip', 'Joining and leaving')
  expect(entries().length).toBeGreaterThan(1)
})

test('what was changed of its health comes from the server; without it the timeline says what it lacks', async () => {
  const changes = [{ field: 'allergies', isUnknown: false, before: ['none'], beforeWords: 'None', after: ['egg'], afterWords: 'Egg' }]
  const records = [
    { id: 'o1', version: 2, verb: 'edit', at: `${today} 09:30:00`, by: 'sun', by_dictText: '孙医生', isDecided: false, changes },
  ]
  const answer = { success: true, code: 200, message: '', timestamp: 0, result: { records, pages: 1, total: 1 } }
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/garden/child/changes?id=c01')) throw new TypeError('no network')
    return new Response(JSON.stringify(answer))
  })
  await open('headTeacher')
  await on.wait(() => on.find('.timeline-entry', 'Health details changed'))
  expect(on.find('.timeline-entry', 'Health details changed')?.textContent).toContain('09:30 Health details changed')
  expect(on.find('.timeline-entry', 'Health details changed')?.textContent).toContain('Allergies: None → Egg · By 孙医生')
  await on.leave()

  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  await open('headTeacher')
  await on.wait(() => on.find('[data-part=timeline] [role=status]', 'Changes of health details are shown when there is a network'))
  expect(on.find('.timeline-entry', 'Health details changed')).toBeUndefined()
})

test.each([
  [{ diagnosis: '手足口病', isInfectious: true }, 'Diagnosis: 手足口病 · Comes back with a certificate only'],
  [{ cause: '11', certFiles: ['a'] }, 'Cause: Infectious disease, confirmed · The certificate to come back is here'],
  [{ cause: '01' }, 'Cause: Fever'],
  [{ cause: '99' }, undefined],
  [{ diagnosis: '水痘', status: 'RETURNED' }, undefined],
] as const)('the banner of an isolated child says of its trace %j: %s', async (trace, expected) => {
  await open('headTeacher', { quarantineUntil: '2099-01-01' }, [
    { id: 't1', rev: 1, childId: 'c01', firstDate: today, status: 'OPEN', ...trace },
  ])
  await on.wait(() => on.find('[data-part=timeline] .timeline-entry'))
  const banner = on.find('.record-banner', 'Kept at home until')
  if (expected) await on.wait(() => on.find('.record-banner', expected))
  expect(banner?.querySelector('p:last-of-type')?.textContent).toBe(expected)
})

test('leave is asked from the head: it waits on the device, for this child', async () => {
  await open('headTeacher')
  await on.tap('.act', 'Leave')
  await on.wait(() => on.find('dialog .record-form'))
  expect(on.find('dialog')?.textContent).toContain('Leave request')
})

test('a cook has nothing of it: neither banner, number nor part tells of health or family', async () => {
  await open('cook')
  await on.wait(() => on.find('.record-head'))
  expect(on.find('.record-banner')).toBeUndefined()
  expect(on.place.querySelector('a[href^="tel:"]')).toBeNull()
  expect(parts().filter((name) => ['guardians', 'attendance', 'tracing', 'leave', 'health-note', 'timeline'].includes(name ?? ''))).toEqual(
    [],
  )
  expect(on.text()).not.toContain('花生')
})

test('the map is a table by one press: every day that has something written down, as the map says it, and whether it is in the sums', async () => {
  await open('headTeacher')
  await on.wait(() => on.find('.heat-figures'))
  const isTold = (day: HTMLElement) => day.dataset.mark !== undefined || day.dataset.cell === 'unmarked'
  const drawn = [...on.place.querySelectorAll<HTMLElement>('.heat-day')].filter(isTold).map((day) => day.getAttribute('aria-label') ?? '')
  await on.tap('button', 'Table')
  await on.wait(() => on.find('.report-table'))
  const rows = [...on.place.querySelectorAll('.report-table tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  )
  expect(rows).toHaveLength(drawn.length)
  for (const [at, [day = '', state = '', counted]] of rows.entries()) {
    expect(drawn[at]).toContain(day)
    expect(drawn[at]?.toLowerCase()).toContain(state.toLowerCase())
    expect(drawn[at]?.includes('not counted')).toBe(counted !== 'Yes')
  }
  expect(rows.at(-1)).toEqual([today, 'Sick', 'Yes', 'Fever'])
})
