import type { Finding, Place } from './findings'
import type { Tour, Visit } from './plan'

export const isLate = ({ what }: Finding) => /Timeout \d+ms exceeded|still busy after/.test(what)
const isAt = (one: Place, { role, language }: Tour, { path, size }: Visit) =>
  one.role === role && one.language === language && one.path === path && one.size === size

/**
 * Visits in which something did not come in time and nothing else was wrong: two people at once and a busy machine may lose a click. They
 * are made once more when all others are over; a screen that hangs, hangs again. `rest`: what was found in all others.
 */
export function lateVisits(tours: readonly Tour[], findings: readonly Finding[]): { again: Tour[]; rest: Finding[] } {
  const again = tours.flatMap((tour) => {
    const late = tour.visits.filter((visit) => {
      const found = findings.filter((one) => isAt(one, tour, visit))
      return found.length > 0 && found.every(isLate)
    })
    return late.map((visit) => ({ ...tour, visits: [visit] }))
  })
  const isAgain = (one: Finding) => again.some((tour) => tour.visits.some((visit) => isAt(one, tour, visit)))
  return { again, rest: findings.filter((one) => !isAgain(one)) }
}
