import { cpus } from 'node:os'
import type { Browser } from '@playwright/test'
import { lateVisits } from './again'
import type { Finding } from './findings'
import { type Lane, openLane } from './lane'
import { walkers } from './people'
import type { Reach, Tour } from './plan'
import { everybodys, type TourSettings, walkTour } from './tour'
import { type Tries, triesOf } from './tries'

/** About how long a tour takes, in glances. */
const weight = ({ visits }: Tour): number => visits.reduce((sum, { depth }) => sum + (depth === 'full' ? 8 : 1), 5)

type Walked = {
  readonly browser: Browser
  readonly url: string
  readonly reaches: readonly Reach[]
  /** Role that also sees what no menu names. */
  readonly everybody: string
  /** At how many lists that is tried which all lists do alike. */
  readonly most: number
}
type Found = { readonly findings: readonly Finding[]; readonly again: readonly Tour[] }
type Told = (tour: Tour, ...visit: Parameters<TourSettings['onVisit']>) => void

/**
 * Walks all tours, as many at a time as there are cores up to two, the longest first. What was late is visited once more, alone.
 * Answers everything that was found, and what was visited again.
 */
export async function walk({ browser, url, reaches, everybody, most }: Walked, tours: readonly Tour[], tell: Told): Promise<Found> {
  const waiting = [...tours].sort((one, two) => weight(two) - weight(one))
  const findings: Finding[] = []
  const go = (lane: Lane, tour: Tour, tries: Tries) =>
    walkTour(lane, tour, {
      url,
      username: walkers.find(({ role }) => role === tour.role)?.username ?? tour.role,
      may: reaches.find(({ role }) => role === tour.role)?.may ?? (() => false),
      tries,
      addresses: tour.role === everybody ? everybodys : [],
      onVisit: (...visit) => tell(tour, ...visit),
    })
  const lanes = Array.from({ length: Math.min(2, cpus().length) }, () => openLane(browser, url))
  const shared = triesOf(most)
  const walkLane = async (lane: Lane) => {
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
