import { afterEach, expect, test } from 'vitest'
import type { CardStanding } from '../../../../src/app/home/home-card'
import { CallsCard } from '../../../../src/areas/attendance/app/home/CallsCard'
import { ClassesCard } from '../../../../src/areas/attendance/app/home/ClassesCard'
import { type Stage, stage } from '../../../kit/area-stage'
import { classOfThirty, presentFrom, sheetOf, sunflowers, today } from './class-of-thirty'

let on: Stage
afterEach(async () => {
  await on.leave()
})

const stamps = { rev: 1, scope: 'all', createBy: 'x', createTime: `${today} 07:00:00`, updateBy: null, updateTime: null }
const trace = {
  id: 't1',
  childId: 'c01',
  firstDate: today,
  status: 'OPEN',
  cause: '01',
  symptoms: [],
  contactLog: null,
  followUps: null,
  ...stamps,
}
const rows = (): ReturnType<typeof classOfThirty> => ({
  ...classOfThirty(),
  'attendance-sheet': [sheetOf(sunflowers, today, { present: 29, sickAbs: 1, leaveAbs: 0, unknownAbs: 0 })],
  'attendance-record': presentFrom(1).map((record) => (record.childId === 'c01' ? { ...record, status: 'S', cause: '01' } : record)),
  'absence-trace': [trace],
})

test('an ill child’s mother is one tap from ringing and one from being noted, and the row stays to be read', async () => {
  const told: CardStanding[] = []
  on = await stage(<CallsCard tell={(one) => void told.push(one)} />, rows(), { role: 'doctor' })
  await on.wait(() => on.find('.call-button'))

  expect(on.find('.call-button')?.getAttribute('href')).toBe('tel:13900000001')
  expect(on.find('.home-figure strong')?.textContent).toBe('1')
  await on.tap('button', 'Resting at home')
  await on.wait(() => on.find('.home-figure strong')?.textContent === '0')
  expect(on.find('.call-row')?.textContent).toContain('Resting at home')
  expect(told.map(({ as }) => as)).toEqual(['due', 'well'])
})

test('a call nobody answered leaves the family on the list, and says how often it was tried', async () => {
  on = await stage(<CallsCard tell={() => undefined} />, rows(), { role: 'doctor' })
  await on.wait(() => on.find('.call-button'))

  await on.tap('button', 'No answer')
  await on.wait(() => on.find('.call-row')?.textContent?.includes('1 vain try today'))
  expect(on.find('.home-figure strong')?.textContent).toBe('1')
})

test('each class has its tile: what is handed in is full, what nobody has begun is empty', async () => {
  const both = rows()
  const newcomer = { ...both.child?.[0], id: 'd1', studentNo: '99', name: '赵一', classId: 'class-2' }
  const enrolled = { ...both.enrolment?.[0], id: 'e-d1', childId: 'd1', classId: 'class-2' }
  const told: CardStanding[] = []
  on = await stage(
    <ClassesCard tell={(one) => void told.push(one)} />,
    { ...both, child: [...(both.child ?? []), newcomer], enrolment: [...(both.enrolment ?? []), enrolled] },
    { role: 'principal' },
  )
  await on.wait(() => document.querySelectorAll('.class-tile').length === 2)

  const said = [...document.querySelectorAll<HTMLElement>('.class-tile')].map((tile) => [tile.dataset.state, tile.textContent])
  expect(said).toEqual([
    ['out', expect.stringContaining('29 of 30 here')],
    ['none', expect.stringContaining('Not begun')],
  ])
  expect(told).toHaveLength(1)
})
