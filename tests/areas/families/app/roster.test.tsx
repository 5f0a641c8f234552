import { afterEach, expect, test, vi } from 'vitest'
import type { ViewRow } from '../../../../src/app/resource/row'
import { Roster } from '../../../../src/areas/families/app/roster/Roster'
import { RosterPrint } from '../../../../src/areas/families/app/roster/RosterPrint'
import { Class } from '../../../../src/areas/garden/published/class'
import type { roles } from '../../../../src/areas/roles'
import { addDays } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { childAt, classOfThirty, sunflowers, today, yesterday } from '../../attendance/app/class-of-thirty'

let on: Stage
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

/** Three children: an older girl with an allergy, a boy who stays at home until today, and one nobody has asked. One has left, one is of another class. */
const children = () => [
  childAt(2, { name: '张二', sex: '2', birthday: '2021-06-15', allergies: ['egg'] }),
  childAt(1, { name: '王一', birthday: '2022-03-01', quarantineUntil: today, allergies: ['none'] }),
  childAt(3, { name: '安三', birthday: '2022-01-01', quarantineUntil: yesterday }),
  childAt(4, { name: '李四', status: '60', classId: sunflowers }),
  childAt(5, { name: '赵五', classId: 'class-2' }),
]
const sunflower = (capacity: number | null = 30): ViewRow => ({ ...(classOfThirty().class?.[0] as ViewRow), capacity })

async function roster(role: keyof typeof roles = 'principal', child = children(), row = sunflower()) {
  on = await stage(<Roster resource={Class} row={row} />, { ...classOfThirty(), child }, { role, address: '/garden/class' })
}
const names = () => [...on.place.querySelectorAll('.roster strong')].map((name) => name.textContent)
const said = (name: string) => on.find('.roster-child', name)?.querySelector('.roster-words')?.textContent

test('the children of the class who have not left stand by number, by name in the order of its sounds, and the oldest first', async () => {
  await roster()
  await on.wait(() => names().length === 3)
  expect(names()).toEqual(['王一', '张二', '安三'])
  await on.tap('.roster-order .chip', 'Name')
  expect(names()).toEqual(['安三', '王一', '张二'])
  await on.tap('.roster-order .chip', 'Age')
  expect(names()).toEqual(['张二', '安三', '王一'])
})

test('how many there are is said with boys and girls, and more than there are places for is marked', async () => {
  await roster()
  await on.wait(() => on.find('.roster-count'))
  expect(on.find('.roster-count')?.textContent?.trim()).toBe('3 of 30 places (2 boys, 1 girl)')
  await on.leave()
  await roster('principal', children(), sunflower(2))
  await on.wait(() => on.find('.roster-count .sign', 'More than there are places for'))
  await on.leave()
  await roster('principal', children(), sunflower(null))
  await on.wait(() => on.find('.roster-count')?.textContent?.trim() === '3 children (2 boys, 1 girl)')
})

test('what has to be known of a child stands with it: an allergy, and isolation as long as it lasts, its last day counted', async () => {
  await roster()
  await on.wait(() => names().length === 3)
  expect(said('张二')).toContain('Allergy')
  expect(said('王一')).toContain('Isolated')
  expect(said('王一')).not.toContain('Allergy')
  expect(said('安三')).not.toContain('Isolated')
})

test('a face is the picture of the child, or its initials where there is none; each leads to its record', async () => {
  const [first, ...others] = children()
  await roster('principal', [{ ...first, photo: ['a'.repeat(64)] }, ...others] as ReturnType<typeof children>)
  await on.wait(() => names().length === 3)
  expect(on.place.querySelectorAll('.roster .avatar')).toHaveLength(3)
  expect(on.find('.roster-child', '安三')?.querySelector('.avatar')?.textContent).toBe('安三')
  expect(on.find('.roster-child', '王一')?.getAttribute('href')).toBe('/garden/child?open=c01')
})

test('the age of a child is told in whole months, and one who is not born yet is none', async () => {
  const born = (birthday: string) => roster('principal', [childAt(1, { birthday })])
  await born(addDays(today, 1))
  await on.wait(() => said('王小一1')?.includes('0 y 0 m'))
})

test('a class without children says so', async () => {
  await roster('principal', [])
  await on.wait(() => on.text().includes('No children in this class yet'))
})

const print = async (role: keyof typeof roles, child = children()) => {
  on = await stage(<RosterPrint resource={Class} row={sunflower()} close={() => undefined} />, { ...classOfThirty(), child }, { role })
  await on.wait(() => on.find('dialog button'))
}
const paper = () => [...document.querySelectorAll('body > .paper tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test('the printed list has every child once by number, with what whoever prints it may read, and room for a remark', async () => {
  await print('principal')
  await on.wait(() => paper().length > 0)
  expect(paper()).toEqual([
    ['No.', 'Student number', 'Name', 'Sex', 'Birthday', 'Joined', 'Emergency contact', 'Emergency phone', 'Remark'].map(() =>
      expect.any(String),
    ),
    ['1', '202601', '王一', 'Male', '2022-03-01', '', '奶奶', '13800000000', ''],
    ['2', '202602', '张二', 'Female', '2021-06-15', '', '奶奶', '13800000000', ''],
    ['3', '202603', '安三', 'Male', '2022-01-01', '', '奶奶', '13800000000', ''],
  ])
  expect(document.querySelector('body > .paper header')?.textContent).toContain('阳光幼儿园 Name list向日葵班 · 3 children')
})

test('whoever may not read numbers of families prints none', async () => {
  await print('cook')
  await on.wait(() => paper().length > 0)
  expect(paper().flat().join()).not.toContain('13800000000')
})

test('an empty class is not printed', async () => {
  await print('principal', [])
  await on.wait(() => on.find('dialog [role=status]', '0 children'))
  expect((on.find('dialog button[data-look=main]') as HTMLButtonElement).disabled).toBe(true)
})
