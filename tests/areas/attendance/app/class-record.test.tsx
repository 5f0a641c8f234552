import { afterEach, expect, test, vi } from 'vitest'
import { comingPage } from '../../../../src/app/record-page/coming-page'
import type { ViewRow } from '../../../../src/app/resource/row'
import { classParts } from '../../../../src/areas/attendance/app/record/class-parts'
import { classParts as rosterParts } from '../../../../src/areas/families/app/roster/class-parts'
import { classPage } from '../../../../src/areas/garden/app/class/class-page'
import { Class } from '../../../../src/areas/garden/published/class'
import type { roles } from '../../../../src/areas/roles'
import { type Stage, stage } from '../../../kit/area-stage'
import { classOfThirty, presentFrom, sheetOf, sunflowers, today } from './class-of-thirty'

let on: Stage
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

const page = comingPage(async () => classPage, [async () => classParts, async () => rosterParts])
const leave = (id: string, childId: string, status: string) => ({
  ...{ id, rev: 1, childId, fromDate: today, toDate: today, type: 'S', cause: '01', status },
})

async function open(role: keyof typeof roles) {
  await page.fetch()
  const Page = page.component()
  const row = classOfThirty().class?.find(({ id }) => id === sunflowers) as ViewRow
  const rows = {
    ...classOfThirty(),
    'attendance-sheet': [sheetOf(sunflowers, today)],
    // Three of thirty are ill, the first of whom asked for leave.
    'attendance-record': presentFrom(1).map((record, at) => (at < 3 ? { ...record, status: 'S', cause: '01' } : record)),
    'leave-request': [
      leave('l1', 'c01', 'APPROVED'),
      leave('l2', 'c02', 'PENDING'),
      leave('l3', 'c03', 'REJECTED'),
      leave('l4', 'x', 'APPROVED'),
    ],
  }
  on = await stage(<Page resource={Class} row={row} onGone={() => undefined} />, rows, { role, address: '/garden/class?open=sunflowers' })
}

test('a month is told day by day: of thirty children three are away today, and no day that has not been has a figure', async () => {
  await open('headTeacher')
  await on.wait(() => on.find('.class-day[data-today]'))
  expect(on.find('.class-day[data-today]')?.title).toContain('27 of 30 present, 90.0%')
  expect(on.find('.class-day[data-today] strong')?.textContent).toBe('90')
  expect(on.find('.class-day[data-today]')?.dataset.level).toBe('fair')
  expect(on.place.querySelectorAll('.class-day[data-level]')).toHaveLength(1)
  expect(on.find('.class-month-rate')?.textContent).toContain('90.0%')
})

test('who is on leave this week is said with what still waits, and neither who was refused nor who is of another class', async () => {
  await open('headTeacher')
  await on.wait(() => on.find('[data-part=leave] .row-line'))
  const lines = [...on.place.querySelectorAll('[data-part=leave] .row-line')].map((line) => line.textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('Fever')
  expect(lines[1]).toMatch(/Waiting|Pending/i)
})

test('the name list is printed by itself: every child once, in the order of numbers, beside the app', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open('headTeacher')
  await on.tap('.act[aria-label="More"]')
  await on.tap('dialog button', 'Print the name list')
  await on.wait(() => document.body.querySelector(':scope > .paper'))
  const lines = [...document.body.querySelectorAll(':scope > .paper tbody tr')].map((line) => line.children[0]?.textContent)
  expect(lines).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 1)))
  await on.tap('dialog button', 'Print the name list')
  expect(print).toHaveBeenCalledOnce()
})

test('the month is a table too, folded below: the days that are handed in, each with the rate its place shows', async () => {
  await open('headTeacher')
  await on.wait(() => on.find('[data-part=month] .figures-fold table'))
  const [heads = [], ...rows] = [...(on.find('[data-part=month] table')?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  )
  const drawn = [...on.place.querySelectorAll<HTMLElement>('.class-day[data-level]')].map((day) => day.textContent ?? '')
  expect(rows.map((row) => row[0])).toEqual([today.slice(5), 'Total'])
  expect([rows[0]?.[heads.indexOf('Expected')], rows[0]?.[heads.indexOf('Present')], rows[0]?.[heads.indexOf('Sick')]]).toEqual([
    '30',
    '27',
    '3',
  ])
  expect(rows[0]?.[heads.indexOf('Attendance')]).toBe('90.0%')
  expect(drawn.map((said) => said.includes('27 of 30 present, 90.0%'))).toEqual([true])
})
