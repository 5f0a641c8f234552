import type { Roll } from '../kit/dice'

/**
 * What the network of one device does. `slow` delays everything, `lossy` resets connections before a request has gone, or after it and
 * before its answer has come; `half-open` holds everything still without a word, `away` lets nothing through.
 */
export const weathers = ['fair', 'slow', 'lossy', 'half-open', 'away'] as const
export type Weather = (typeof weathers)[number]

const shares: Readonly<Record<Weather, number>> = { fair: 4, slow: 3, lossy: 5, 'half-open': 1, away: 2 }

export function drawWeather(roll: Roll): Weather {
  let left = roll(Object.values(shares).reduce((sum, share) => sum + share, 0))
  for (const weather of weathers) {
    left -= shares[weather]
    if (left < 0) return weather
  }
  return 'fair'
}

/** What becomes of one request on its way. */
export type Fate = 'passed' | 'lost' | 'unanswered' | 'cut' | 'held'

/** The fate of a request in this weather. Edits have it harder than pages, which would otherwise never open. */
export function drawFate(weather: Weather, isExchange: boolean, roll: Roll): Fate {
  if (weather === 'away') return 'lost'
  if (weather === 'half-open') return 'held'
  if (weather !== 'lossy' || (!isExchange && roll(4) > 0)) return 'passed'
  return (['lost', 'unanswered', 'unanswered', 'cut', 'passed', 'passed'] as const)[roll(6)] ?? 'passed'
}
