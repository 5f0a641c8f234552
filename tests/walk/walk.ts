import { cpus } from 'node:os'
import type { Browser } from '@playwright/test'
import { isLate, lateVisits } from './again'
import { inside } from './beside-menu'
import type { Finding } from './findings'
import { type Lane, openLane } from './lane'
import { type View, walkOutside } from './outside'
import { walkers } from './people'
import type { Reach, Tour } from './plan'
import { type TourSettings, walkTour } from './tour'
import { type Tries, triesOf } from './tries'

/** About how long a tour takes, in glances. */
const weight = ({ visits }: Tour): number => visits.reduce((sum, { depth }) => sum + (depth === 'full' ? 8 : 1), 5)

type Walked = {
  readonly browser: Browser
  readonly url: string
  readonly reaches: readonly Reach[]
  /** Role that also sees what no menu names. */
  readonly everybody: string
  /** How the pages of whoever is not signed in are seen. */
  readonly outside: readonly View[]
  /** Told after each of these, with how long it took in milliseconds. */
  readonly onOutside: (view: View, findings: readonly Finding[], took: number) => void
  /** At how many lists that is tried which all lists do alike. */
  readonly most: number
}
type Found = { readonly findings: readonly Finding[]; readonly again: readonly Tour[] }
type Told = (tour: Tour, ...visit: Parameters<TourSettings['onVisit']>) => void

/**
 * Walks all tours, as many at a time as there are cores up to two, the longest first. What was late is visited once more, alone.
 * Answers everything that was found, and what was visited again.
 */
export async function walk(
  { browser, url, reaches, everybody, outside, onOutside, most }: Walked,
  tours: readonly Tour[],
  tell: Told,
): Promise<Found> {
  const waiting = [...tours].sort((one, two) => weight(two) - weight(one))
  const findings: Finding[] = []
  const go = (lane: Lane, tour: Tour, tries: Tries) =>
    walkTour(lane, tour, {
      url,
      username: walkers.find(({ role }) => role === tour.role)?.username ?? tour.role,
      may: reaches.find(({ role }) => role === tour.role)?.may ?? (() => false),
      tries,
      addresses: tour.role === everybody ? inside : [],
      onVisit: (...visit) => tell(tour, ...visit),
    })
  const lanes = Array.from({ length: Math.min(2, cpus().length) }, () => openLane(browser, url))
  const shared = triesOf(most)
  const unseen = [...outside]
  const walkLane = async (lane: Lane) => {
    for (let view = unseen.shift(); view; view = unseen.shift()) {
      const began = Date.now()
      const first = await walkOutside(lane, url, view)
      const found = first.some(isLate) ? await walkOutside(lane, url, view) : first
      findings.push(...found)
      onOutside(view, found, Date.now() - began)
    }
    for (let tour = waiting.shift(); tour; tour = waiting.shift()) findings.push(...(await go(lane, tour, shared)))
  }
  await Promise.all(lanes.map(walkLane))
  const { again, rest } = lateVisits(tours, findings)
  // Late things may lie in the device: those that were are seen on a new one.
  const alone = openLane(browser, url)
  for (const tour of again) rest.push(...(await go(alone, tour, triesOf(Number.POSITIVE_INFINITY))))
  for (const lane of [...lanes, alone]) await lane.close()
  return { findings: rest, again }
}
