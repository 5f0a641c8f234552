import { vi } from 'vitest'
import { addDays, addMinutes, dateTimeOf, instant, mondayOf } from '../../../../src/contract/time'

// A Wednesday, twenty minutes before lunch: what is taken of it now is taken in time.
vi.setSystemTime(instant('2026-11-18 11:00:00'))

export const now = () => dateTimeOf(new Date())
export const today = now().slice(0, 10)
export const yesterday = addDays(today, -1)

const kept = { rev: 1, scope: 'all', createBy: 'x', createTime: `${today} 05:00:00`, updateBy: null, updateTime: null }
const dishIds = ['porridge', 'egg', 'rice', 'ribs', 'greens', 'soup', 'tofu', 'fish', 'melon', 'milk', 'pear', 'bun'] as const
const menuId = (day: string) => `${mondayOf(day)}.4`

export const mealOf = (date: string, mealType: string, dishes: readonly string[]) => ({
  id: `${date}.${mealType}`,
  menuId: menuId(date),
  date,
  mealType,
  dishes,
  note: null,
  ...kept,
})
const menu = (day: string) => ({ id: menuId(day), weekStart: mondayOf(day), ageBand: '4', status: 'PUBLISHED', ...kept })
const fridge = (id: string, name: string, slots: number) => ({
  id,
  name,
  place: null,
  slots,
  tempMin: 0,
  tempMax: 8,
  keeperId: null,
  sensorId: null,
  enabled: true,
  ...kept,
})

export const tempOf = (fridgeId: string, readTime: string, temp: number) => ({
  id: `${fridgeId} ${readTime}`,
  fridgeId,
  readTime,
  day: readTime.slice(0, 10),
  temp,
  source: 'manual',
  note: null,
  status: 'VALID',
  alarm: false,
  recordedBy: '李师傅',
  ...kept,
})

/** A sample as the server keeps it, taken so many minutes ago. */
export function sampleTaken(id: string, minutesAgo: number, more: Record<string, unknown> = {}) {
  const sampleTime = addMinutes(now(), -minutesAgo)
  return {
    id,
    sampleNo: id,
    date: sampleTime.slice(0, 10),
    mealType: 'L',
    dishId: 'rice',
    dishName: 'the rice',
    batch: 1,
    weightG: 140,
    sampleTime,
    container: 'steel',
    fridgeId: 'f1',
    slotNo: '9',
    fridgeTempAtIn: 4,
    samplerId: 's1',
    photos: ['a'.repeat(64)],
    samplerSign: 'b'.repeat(64),
    status: 'KEEPING',
    labels: [],
    history: [],
    ...kept,
    ...more,
  }
}

/** The same kitchen, its fridges read an hour ago. */
export const readKitchen = () => ({
  ...kitchenRows(),
  'fridge-temp': [tempOf('f1', addMinutes(now(), -60), 4.2), tempOf('f2', addMinutes(now(), -60), 5)],
})

/** A kitchen as its phone holds it: twelve dishes today, one yesterday, two fridges and three people. */
export function kitchenRows(): Readonly<Record<string, readonly Record<string, unknown>[]>> {
  return {
    dish: dishIds.map((id) => ({ id, dishCode: id, name: `the ${id}`, enabled: true, ...kept })),
    'week-menu': mondayOf(today) === mondayOf(yesterday) ? [menu(today)] : [menu(today), menu(yesterday)],
    'menu-meal': [mealOf(today, 'B', ['porridge', 'egg']), mealOf(today, 'L', dishIds.slice(2)), mealOf(yesterday, 'L', ['rice'])],
    'sample-fridge': [fridge('f1', 'Fridge one', 40), fridge('f2', 'Fridge two', 20)],
    'fridge-temp': [tempOf('f1', `${yesterday} 16:30:00`, 4.2), tempOf('f2', `${yesterday} 16:31:00`, 5)],
    staff: [
      { id: 's1', userId: 'u1', name: '李师傅', post: 'cook', ...kept },
      { id: 's2', userId: null, name: '王师傅', post: 'cook', ...kept },
      { id: 's3', userId: null, name: '周主管', post: 'canteenMgr', ...kept },
    ],
    'kindergarten-profile': [{ id: 'k', name: '阳光幼儿园', mealPattern: '2M1S', ...kept }],
  }
}
