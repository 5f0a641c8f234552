import { afterEach, expect, test } from 'vitest'
import { ProductContext } from '../../../../src/app/shell/product'
import { catalogue } from '../../../../src/areas/areas'
import { AttendanceBoard } from '../../../../src/areas/attendance/app/board/AttendanceBoard'
import { attendanceHome } from '../../../../src/areas/attendance/app/home/home'
import { familyHome } from '../../../../src/areas/families/app/home/cards'
import { type Stage, stage } from '../../../kit/area-stage'
import { productOf } from '../../../kit/browser/show'
import { childAt, classOfThirty, today } from './class-of-thirty'

let on: Stage
afterEach(async () => {
  await on.leave()
})

const told = Promise.resolve([attendanceHome, familyHome])
const product = { ...productOf(catalogue), home: () => told }
const board = (
  <ProductContext value={product}>
    <AttendanceBoard />
  </ProductContext>
)
const menu = {
  'week-menu': [{ id: 'w', weekStart: today, ageBand: '4', status: 'PUBLISHED', version: 1, rev: 1 }],
  'menu-meal': [{ id: 'm', menuId: 'w', date: today, mealType: 'L', dishes: ['d1'], published: null, rev: 1 }],
  dish: [{ id: 'd1', name: '花生鸡丁', nameEn: 'Kung pao chicken', allergens: ['peanut', 'milk'], rev: 1 }],
}
const withChildren = (...children: ReturnType<typeof childAt>[]) => {
  const rows = classOfThirty()
  return { ...rows, ...menu, child: [...children, ...(rows.child ?? []).slice(children.length)] }
}
const matters = () => [...document.querySelectorAll('.band-matter')].map((one) => one.textContent)

test('a severe allergy stands first and in words of its own; the others share one, and a tap says all', async () => {
  on = await stage(
    board,
    withChildren(
      childAt(1, { allergies: ['milk'] }),
      childAt(2, { allergies: ['peanut'], healthTag: '花生严重过敏' }),
      childAt(3, { allergies: ['milk'] }),
      childAt(4, { allergies: ['egg'] }),
    ),
  )
  await on.wait(() => matters().length === 2)
  expect(matters()).toEqual(['Severe allergy (Peanut): 王小二2 · Lunch: Kung pao chicken', 'Allergies today, 2 children: 王小一1, 王小三3'])
  await on.tap('.band-matter', 'Severe')
  await on.wait(() => document.querySelectorAll('dialog .card-row').length === 3)
})

test('who is kept at home and whose birthday it is are said, and where there is nothing to say nothing is', async () => {
  on = await stage(board, withChildren(childAt(1, { quarantineUntil: today }), childAt(2, { birthday: `2022${today.slice(4)}` })))
  await on.wait(() => matters().length === 2)
  expect(matters()).toEqual([`Kept at home: 王小一1 until ${today.slice(5)}`, 'Birthday today: 王小二2'])
  // From the sheet of birthdays one comes back to the tile of the child.
  await on.tap('.band-matter', 'Birthday')
  const way = 'dialog [aria-label="To the tile of 王小二2"]'
  await on.wait(() => document.querySelector(way) !== null)
  document.querySelector<HTMLElement>(way)?.click()
  await on.wait(
    () =>
      document.querySelector('dialog[open]') === null &&
      document.activeElement?.closest('.tile')?.textContent?.includes('王小二2') === true,
  )
})
