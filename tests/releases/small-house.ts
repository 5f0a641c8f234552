import type { Resource } from '../../src/contract/resource'
import { addDays } from '../../src/contract/time'
import { demo, product } from '../../src/product'
import type { Product } from '../../src/server/product'
import { fill, type Given } from '../../src/server/seed/fill'
import { withBoss } from '../kit/browser/boss'

/** Two classes with so many children each. */
const classes = ['class.x1', 'class.z1']
const childrenEach = 8
/** Days of the past of which attendance, samples and temperatures are kept. */
const pastDays = 21

const idsOf = (value: unknown): string[] => [value].flat().filter((one): one is string => typeof one === 'string')

/** The rows that name nobody who is left out. Rows come in an order in which what is referred to comes first. */
function kept(today: string): { noun: Resource; rows: Given[] }[] {
  const found = new Map<string, Set<string>>()
  const early = addDays(today, -pastDays)
  const all = demo(today).furniture
  const links = all.find(({ noun }) => noun.name === 'child-guardian')?.rows ?? []
  return all.map(({ noun, rows }) => {
    const seats = new Map<unknown, number>()
    const isThere = ({ id, values }: Given) => {
      if (noun.name === 'class') return classes.includes(id)
      if (noun.name === 'guardian')
        return links.some(({ values }) => values.guardianId === id && found.get('child')?.has(String(values.childId)))
      const seat = (seats.get(values.classId) ?? 0) + 1
      if (noun.name === 'child') seats.set(values.classId, seat)
      const refers = Object.entries(noun.fields).every(
        ([field, { noun: other }]) => !other || !found.has(other) || idsOf(values[field]).every((one) => found.get(other)?.has(one)),
      )
      const isRecent = noun.name === 'school-day' || typeof values.date !== 'string' || values.date >= early
      return refers && isRecent && (noun.name !== 'child' || seat <= childrenEach)
    }
    const here = rows.filter(isThere)
    found.set(noun.name, new Set(here.map(({ id }) => id)))
    return { noun, rows: here }
  })
}

/**
 * The demonstration kindergarten with two small classes and three weeks behind it: every noun of the whole one, a fraction of its rows, and
 * somebody who may fill in all of them.
 */
export const smallHouse: Product = {
  ...withBoss(product),
  seed: async (engine, tenant, today) => {
    for (const { noun, rows } of kept(today)) await fill(engine, tenant, noun, rows)
  },
}
