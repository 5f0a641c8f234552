import { setTimeout as sleep } from 'node:timers/promises'
import { conflictCentrePath } from '../../src/app/shell/screens/built-in'
import type { ChaosDevice } from './chaos-device'
import type { Dump, Waiting } from './dump'
import { type Seat, seatsOf } from './people'
import type { Storm } from './storm'

/**
 * How one person on a device came to rest: what it holds, what its badge said, how many cards its conflict centre shows that ask for something and
 * how many that tell what others `decided`; `seconds` it took, and `first` those it had taken when the faults had just ended.
 * `isQuiet`: nothing was left to be sent.
 */
export type Rest = {
  readonly dump: Dump
  readonly badge: string
  readonly cards: number
  readonly decided: number
  readonly seconds: number
  readonly first: number
  readonly isQuiet: boolean
}
export type Rests = Readonly<Record<Seat, Rest>>

/** How long somebody may take to come to rest, milliseconds at the usual pace. */
const patience = 120_000
/** How often that a page may take to be read: it is loaded with what a storm left. */
const despair = 2
/** How much longer than in the storm whoever is in no hurry any more waits for what they do. */
const unhurried = 4
/** After how long a person opens a page anew that has not come to rest: pauses between calls grow to minutes. In milliseconds at the usual pace. */
const fidget = 30_000
/** How often everybody is asked again at most. */
const rounds = 5
const parkedFates = ['rejected', 'blocked', 'suspect']

/** Ops of a device that nobody has to look after, nor another one on the same row before them: they should have gone. */
export function eligible({ ops, fares }: Waiting): string[] {
  const stuck = new Set(fares.filter(({ fate }) => parkedFates.includes(fate)).map(({ id }) => id))
  const closed = new Set<string>()
  const waits = [...ops]
    .sort((one, two) => one.n - two.n)
    .filter(({ id, noun, key, prev, deps }) => {
      const row = `${noun}:${key}`
      const isStuck = closed.has(row) || stuck.has(id) || [prev ?? '', ...deps].some((before) => stuck.has(before))
      if (isStuck) closed.add(row)
      if (isStuck) stuck.add(id)
      return !isStuck
    })
  return waits.map(({ id }) => id)
}

/** Looks once at a device, bringing its person back to their screen where they are not: whether nothing is left to be sent. */
async function look(device: ChaosDevice): Promise<boolean> {
  if (await device.isSignedOut()) await device.signIn()
  if (!device.isHome()) await device.goHome()
  const waiting = await device.waiting()
  return eligible(waiting).length === 0 && waiting.acked.length === 0 && /已全部同步|需要您处理/.test(await badgeOf(device))
}

const badgeOf = async ({ page }: ChaosDevice): Promise<string> => (await page.locator('.sync-badge').first().getAttribute('title')) ?? ''

/** Whether a device has been answered since. One that has not may not know yet that there is something to send: of a restore, say. */
const isHeard = ({ proxy }: ChaosDevice, since: number) => proxy.calls.some(({ at, fate }) => at >= since && fate === 'answered')

/** How people come to rest: so many times slower than usual, and `anew` or where they are. */
type Manner = { readonly pace: number; readonly anew: boolean }

/**
 * Waits until a device is at rest, `anew` from a page opened for it. A page that does not open at all is a finding, told with what it
 * shows instead.
 */
async function settle(device: ChaosDevice, { pace, anew }: Manner): Promise<Rest> {
  const began = Date.now()
  await device.setClock(0).catch(() => undefined)
  let opened = anew ? 0 : began
  // Its network is there again, and the browser says so: otherwise it would wait for the end of a pause between calls.
  if (!anew) await device.page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined)
  for (let trouble = ''; ; await sleep(500)) {
    const isLate = Date.now() - began > patience * pace
    const seconds = (Date.now() - began) / 1000
    try {
      const isQuiet = await look(device)
      if ((isQuiet && isHeard(device, began)) || isLate)
        return {
          isQuiet,
          seconds,
          first: seconds,
          badge: await badgeOf(device),
          dump: await device.dump(),
          ...(await countCards(device)),
        }
      if (Date.now() - opened > fidget * pace) {
        opened = Date.now()
        await device.goHome()
      }
    } catch (error) {
      trouble = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      if (Date.now() - began < despair * patience * pace) await device.goHome().catch(() => undefined)
      else throw new Error(`${device.name} is stuck at ${device.page.url()} (${trouble}): ${await whatIsShown(device)}`)
    }
  }
}

const whatIsShown = ({ page }: ChaosDevice): Promise<string> =>
  page.evaluate(() => document.body.textContent?.slice(0, 400) ?? '').catch((error: unknown) => String(error))

/** How long cards may take to stand there as the badge says, milliseconds: what stands there by then is what is shown. */
const cardsLate = 60_000

/** How many cards the conflict centre shows as refused or to be decided, and how many as decided by somebody else, once they are as many as the badge says. */
async function countCards({ page }: ChaosDevice): Promise<Pick<Rest, 'cards' | 'decided'>> {
  await page.locator('.sync-badge').first().click()
  await page.waitForURL(`**${conflictCentrePath}`)
  // A section stands above the cards and is none: what it offers is about several of them.
  const count = (tone: string) => page.locator(`article.conflict-centre-card${tone}`).count()
  for (const end = Date.now() + cardsLate; ; await sleep(100)) {
    for (const more of (await page.getByRole('button', { name: '显示全部' }).all()).reverse()) await more.click()
    const found = { cards: await count(':is([data-tone=care], [data-tone=bad])'), decided: await count('[data-tone=told]') }
    const said = Number((await page.locator('.sync-badge-count').allTextContents())[0] ?? 0)
    if (found.cards + found.decided === said || Date.now() > end) return found
  }
}

/** Lets somebody take their seat, once whoever sits there has left. */
async function seat(device: ChaosDevice, next: Seat): Promise<void> {
  for (let left = 3; device.seat !== next; left--) {
    const isLast = left === 0
    await device.leave().catch((error: unknown) => {
      if (isLast) throw error
    })
    if (device.page.url().includes('/user/login')) device.seat = next
  }
}

/** Waits until everybody who works on a device is at rest, one after the other, whoever sits there first. */
async function settleAll(device: ChaosDevice, manner: Manner): Promise<[Seat, Rest][]> {
  const found: [Seat, Rest][] = []
  const first = device.seat
  for (const next of [first, ...seatsOf(device.name).filter((one) => one !== first)]) {
    await seat(device, next)
    found.push([next, await settle(device, manner)])
  }
  return found
}

/**
 * Ends all faults, delivers what was to come once more, and waits until everybody is at rest: what one of them still sends the others
 * have to read, so that all are asked again until nobody has sent anything.
 */
export async function calm(storm: Storm): Promise<Rests> {
  const devices = Object.values(storm.devices)
  const { pace } = storm
  for (const device of devices) {
    device.proxy.turn('fair')
    device.wait(unhurried * pace)
  }
  const settled = async (anew: boolean) => (await Promise.all(devices.map((device) => settleAll(device, { pace, anew })))).flat()
  const first = new Map((await settled(false)).map(([name, { seconds }]) => [name, seconds]))
  for (let left = rounds; ; left--) {
    const began = Date.now()
    for (const { proxy } of devices) await proxy.replay(true)
    const found = await settled(true)
    const isOver = devices.every(({ proxy }) => proxy.calls.every(({ at, ops }) => at < began || ops === 0))
    if (isOver || left === 0)
      return Object.fromEntries(found.map(([name, rest]) => [name, { ...rest, first: first.get(name) ?? 0 }])) as Record<Seat, Rest>
  }
}
