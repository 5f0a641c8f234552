import { type Finding, type Place, signIn } from './findings'
import type { Tour, Visit } from './plan'

export const isLate = ({ what }: Finding) => /Timeout \d+ms exceeded|still busy after/.test(what)
const isAt = (one: Place, { role, language }: Tour, { path, size }: Visit) =>
  one.role === role && one.language === language && one.path === path && one.size === size

const isDoor = (one: Finding, { role, language }: Tour) => one.role === role && one.language === language && one.step === signIn

/**
 * Visits in which something did not come in time and nothing else was wrong: two people at once and a busy machine may lose a click. They
 * are made once more when all others are over, and so is a whole tour that did not get in; a screen that hangs, hangs again. `rest`: what
 * was found in all others.
 */
export function lateVisits(tours: readonly Tour[], findings: readonly Finding[]): { again: Tour[]; rest: Finding[] } {
  const again: Tour[] = []
  const excused = new Set<Finding>()
  const excuse = (found: readonly Finding[], tour: Tour) => {
    if (found.length === 0 || !found.every(isLate)) return
    for (const one of found) excused.add(one)
    again.push(tour)
  }
  for (const tour of tours) {
    const atDoor = findings.filter((one) => isDoor(one, tour))
    if (atDoor.length > 0) excuse(atDoor, tour)
    else
      for (const visit of tour.visits) {
        const found = findings.filter((one) => isAt(one, tour, visit))
        excuse(found, { ...tour, visits: [visit] })
      }
  }
  return { again, rest: findings.filter((one) => !excused.has(one)) }
}
