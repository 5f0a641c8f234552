import { describe, expect, test } from 'vitest'
import { dueTime } from '../../../src/areas/canteen/keeping-time'
import { sampleCompleteness } from '../../../src/areas/canteen/sample-completeness'
import { menuOfDay } from '../../../src/areas/recipes/published/menu-of-day'
import { addDays, weekday } from '../../../src/contract/time'
import { inspect } from '../../../src/server/files/inspect'
import { hashOf } from '../../../src/server/seed/fill-files'
import { house, someDays, type Values } from './house'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const placeOf = ({ id, date, mealType, dishId, status }: Values) => ({
  id,
  date: text(date),
  mealType: text(mealType),
  dishId: text(dishId),
  status: text(status),
})
const sampleOf = (row: Values) => ({ ...placeOf(row), batch: Number(row.batch), sampleTime: text(row.sampleTime) })
const menuOf = ({ id, status }: Values) => ({ id, status: text(status) })
const mealOf = (row: Values) => ({ ...placeOf(row), menuId: text(row.menuId), dishes: row.dishes as string[] })

describe.each(Object.entries(someDays))('the kitchen on %s', (_, today) => {
  const { of } = house(today)
  const openDays = of('school-day').filter((day) => day.isOpen)
  const menu = (date: string) => menuOfDay(date, of('week-menu').map(menuOf), of('menu-meal').map(mealOf))

  test('has five published meals today and on every open day of this week and the next', () => {
    const monday = addDays(today, 1 - weekday(today))
    const days = openDays.map(({ id }) => id).filter((day) => day >= monday && day <= addDays(monday, 13))
    expect(days).toContain(today)
    expect(days.filter((day) => menu(day).length !== 5)).toEqual([])
  })

  test('kept a sample of every dish of the past, or says why not, and none of today', () => {
    const samples = of('retained-sample').map(sampleOf)
    const days = [...new Set(samples.map(({ date }) => date))]
    expect(days.length).toBeGreaterThan(0)
    expect(days).not.toContain(today)
    const sampled = days.filter((date) => menu(date).length > 0)
    const open = sampled.flatMap((date) => {
      const given = { date, now: `${today} 00:00:00`, menu: menu(date), samples, exceptions: of('sample-exception').map(placeOf) }
      return sampleCompleteness(given).filter((meal) => meal.missing > 0)
    })
    expect(open).toEqual([])
  })

  test('disposed of no sample too early, and of none by one person', () => {
    const disposals = new Map(of('sample-disposal').map((one) => [one.id, one]))
    const early = of('retained-sample').filter((sample) => {
      const disposal = disposals.get(String(sample.disposalId))
      return disposal && String(disposal.disposeTime) < dueTime(sampleOf(sample))
    })
    expect(early).toEqual([])
    const alone = [...disposals.values()].filter((one) => one.disposedById === one.witnessId || one.disposedSign === one.witnessSign)
    expect(alone).toEqual([])
  })
})

test('every picture a record names is drawn, whole, and under its own hash', async () => {
  const { of, files: all } = house('2026-11-23')
  const hashes = new Set(all.map(hashOf))
  const named = of('retained-sample').flatMap((one) => [...(one.photos as string[]), String(one.samplerSign)])
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((sha) => !hashes.has(sha))).toEqual([])
  expect(new Set(named).size, 'each record has pictures of its own').toBe(named.length)
  for (const bytes of all.slice(0, 20)) expect(await inspect(Buffer.from(bytes))).toBe('image/png')
})

test('a week in November has a warm fridge, a dish without a sample, one recorded twice and one declared void', () => {
  const { of } = house('2026-11-23')
  const samples = of('retained-sample')
  const labelled = (label: string) => samples.filter((one) => (one.labels as string[]).includes(label)).length
  expect(labelled('temperature')).toBeGreaterThan(5)
  expect(labelled('duplicate')).toBe(2)
  expect(samples.filter((one) => one.status === 'VOID')).toHaveLength(1)
  expect(of('sample-exception')).toHaveLength(1)
  expect(of('fridge-temp').filter((one) => one.alarm)).toHaveLength(2)
})

test('its records of food were added when they were made, so that lists open with the newest', () => {
  const { of } = house('2026-11-23')
  for (const sample of of('retained-sample')) expect(sample.made?.at).toBe(sample.sampleTime)
  for (const disposal of of('sample-disposal')) expect(disposal.made?.at).toBe(disposal.disposeTime)
  for (const reading of of('fridge-temp')) expect(reading.made?.at).toBe(reading.readTime)
})
