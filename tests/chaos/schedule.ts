import { createHash } from 'node:crypto'
import { dice, type Roll } from '../kit/dice'
import { drawWeather, type Weather } from './weather'

/** The devices of the storm: two tablets of one class, one of another, the principal's desk, and the phone two cooks share. */
export const deviceNames = ['one', 'two', 'three', 'desk', 'kitchen'] as const
export type DeviceName = (typeof deviceNames)[number]

/** What people do. */
export type Deed =
  | 'mark'
  | 'cause'
  | 'state'
  | 'undo'
  | 'all-present'
  | 'submit'
  | 'end day'
  | 'reopen'
  | 'decide'
  | 'reload'
  | 'second tab'
  | 'sample'
  | 'hand over'

/** Something that happens at a time of the storm, in milliseconds from its beginning. `chance` seeds what is chosen then. */
export type Event = { readonly at: number } & (
  | { readonly what: 'act'; readonly device: DeviceName; readonly deed: Deed; readonly chance: number }
  | { readonly what: 'weather'; readonly device: DeviceName; readonly weather: Weather }
  | { readonly what: 'kill browser'; readonly device: DeviceName }
  | { readonly what: 'shift clock'; readonly device: DeviceName; readonly days: number }
  | { readonly what: 'expire sign-in'; readonly device: DeviceName }
  | { readonly what: 'kill server' | 'kill database' | 'kill both'; readonly pause: number }
  | { readonly what: 'deploy' | 'backup' | 'restore' }
)

const usual: readonly Deed[] = [
  'mark',
  'mark',
  'mark',
  'cause',
  'cause',
  'cause',
  'state',
  'state',
  'undo',
  'decide',
  'all-present',
  'reload',
]

const inKitchen: readonly Deed[] = ['sample', 'sample', 'sample', 'sample', 'sample', 'reload', 'hand over']

const anyOf = <T>(from: readonly T[], roll: Roll): T => {
  const found = from[roll(from.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

function deedOf(device: DeviceName, roll: Roll): Deed {
  if (device === 'kitchen') return anyOf(inKitchen, roll)
  const deed = anyOf(usual, roll)
  if (device === 'desk' && (deed === 'all-present' || deed === 'mark')) return roll(2) ? 'cause' : 'decide'
  // Everybody marked with one tap leaves little to do by hand.
  return deed === 'all-present' && roll(3) > 0 ? 'mark' : deed
}

function deedsOf(device: DeviceName, length: number, roll: Roll): Event[] {
  const found: Event[] = []
  // A sample takes its time, and there are only so many dishes.
  const slowness = device === 'kitchen' ? 3 : 1
  for (let at = roll(2000); at < length; at += (1200 + roll(2600)) * slowness)
    found.push({ at, what: 'act', device, deed: deedOf(device, roll), chance: roll(1_000_000) })
  return found
}

function weatherOf(device: DeviceName, length: number, roll: Roll): Event[] {
  const found: Event[] = []
  for (let at = 2000 + roll(4000); at < length; at += 5000 + roll(15_000))
    found.push({ at, what: 'weather', device, weather: drawWeather(roll) })
  return found
}

type At = (share: number) => number

/** What breaks in one stretch of the storm. `shifted`: the device whose clock goes wrong. */
function blows(at: At, roll: Roll, shifted: DeviceName): Event[] {
  const days = roll(2) ? 1 : -1
  const tablet = () => anyOf(['one', 'two', 'three'] as const, roll)
  return [
    { at: at(0.1), what: 'kill browser', device: anyOf(deviceNames, roll) },
    { at: at(0.28), what: 'shift clock', device: shifted, days },
    { at: at(0.34), what: 'act', device: tablet(), deed: 'second tab', chance: roll(1_000_000) },
    { at: at(0.45), what: 'kill database', pause: 0 },
    { at: at(0.56), what: 'shift clock', device: shifted, days: 0 },
    { at: at(0.58), what: 'kill browser', device: tablet() },
    { at: at(0.64), what: 'deploy' },
    { at: at(0.72), what: 'expire sign-in', device: tablet() },
    { at: at(0.84), what: 'kill browser', device: anyOf(['one', 'two', 'three', 'kitchen'] as const, roll) },
  ]
}

/**
 * A day is ended while the doctor's tablet is away and works on, and the principal opens it again; two cooks give their phone to each
 * other while it is away as well.
 */
function meetings(at: At, roll: Roll, leader: DeviceName): Event[] {
  const act = (share: number, device: DeviceName, deed: Deed): Event => ({
    at: at(share),
    what: 'act',
    device,
    deed,
    chance: roll(1_000_000),
  })
  return [
    { at: at(0.2), what: 'weather', device: 'kitchen', weather: 'away' },
    act(0.28, 'kitchen', 'hand over'),
    { at: at(0.32), what: 'weather', device: 'kitchen', weather: 'fair' },
    { at: at(0.33), what: 'weather', device: 'two', weather: 'away' },
    act(0.36, leader, 'end day'),
    { at: at(0.47), what: 'weather', device: 'two', weather: 'fair' },
    { at: at(0.5), what: 'weather', device: 'desk', weather: 'fair' },
    act(0.53, 'desk', 'reopen'),
    act(0.58, 'kitchen', 'hand over'),
    act(0.6, 'three', 'submit'),
    act(0.84, 'desk', 'reopen'),
    act(0.9, anyOf(['one', 'three'] as const, roll), 'submit'),
  ]
}

/** The house crashes twice. */
const crashes = (at: At, roll: Roll): Event[] => [
  { at: at(0.18), what: 'kill server', pause: 2000 + roll(8000) },
  { at: at(0.76), what: 'kill both', pause: 1000 + roll(5000) },
]

/** It crashes twice, is backed up while it is down the first time, and goes back to that the second time. */
const returning = (at: At): Event[] => [
  { at: at(0.18), what: 'backup' },
  { at: at(0.72), what: 'restore' },
]

/** One stretch in how many ends in a restore, the first among them. */
const restoreEvery = 3

/** Everything that will happen, in order. The same seed and length give the same schedule. */
export function scheduleOf(seed: number, minutes: number): Event[] {
  const length = Math.round(minutes * 60_000)
  const stretch = 120_000
  const roll = dice(seed)
  const own = deviceNames.flatMap((device) => [...deedsOf(device, length, roll), ...weatherOf(device, length, roll)])
  const stretches = Array.from({ length: Math.max(1, Math.round(length / stretch)) }, (_, at) => at)
  const each = length / stretches.length
  const faults = stretches.flatMap((nth) => {
    const at = (share: number) => Math.round(nth * each + each * share + roll(Math.round(each * 0.06)))
    const isReturning = nth % restoreEvery === 0
    const shifted = anyOf(deviceNames, roll)
    // Whoever is wrong about the day does not end it.
    const leader = shifted === 'one' ? 'three' : 'one'
    return [...blows(at, roll, shifted), ...meetings(at, roll, leader), ...(isReturning ? returning(at) : crashes(at, roll))]
  })
  return [...own, ...faults].sort((one, two) => one.at - two.at)
}

/** A few letters that tell two schedules apart. */
export const printOf = (events: readonly Event[]): string => createHash('sha256').update(JSON.stringify(events)).digest('hex').slice(0, 10)
