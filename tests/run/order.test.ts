import { expect, test } from 'vitest'
import { inOrder } from './order'
import { type Step, steps } from './steps'

const step = (name: string, beside?: string): Step => ({ name, says: '', command: [], ...(beside && { beside }) })
const told = (chosen: readonly Step[]) =>
  inOrder(chosen).map((one) => [one.step.name, one.besides.map(({ name }) => name).join(), one.isBeside])

test('a step that mostly waits runs beside another one and is asked after it', () => {
  expect(told([step('types'), step('unit'), step('journeys'), step('storm', 'unit')])).toEqual([
    ['types', '', false],
    ['unit', 'storm', false],
    ['storm', '', true],
    ['journeys', '', false],
  ])
})

test('alone it runs like any other', () => {
  expect(told([step('types'), step('storm', 'unit')])).toEqual([
    ['types', '', false],
    ['storm', '', false],
  ])
})

test('every step is run once, and what it runs beside is a step', () => {
  expect(
    inOrder(steps)
      .map((one) => one.step.name)
      .sort(),
  ).toEqual(steps.map(({ name }) => name).sort())
  const names = steps.map(({ name }) => name)
  expect(steps.filter(({ beside }) => beside !== undefined && !names.includes(beside))).toEqual([])
  const isBefore = ({ name, beside, after }: Step) =>
    steps.slice(0, names.indexOf(name)).some((other) => other.name === after && other.beside === beside)
  expect(steps.filter((one) => one.after !== undefined && !isBefore(one))).toEqual([])
})
