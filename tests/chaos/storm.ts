import { setTimeout as sleep } from 'node:timers/promises'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { ChaosDevice } from './chaos-device'
import { ChaosHouse } from './chaos-house'
import { act } from './deeds'
import { forEachOf } from './for-each-of'
import { people } from './people'
import { ChaosProxy } from './proxy'
import { type Deed, type DeviceName, deviceNames, type Event } from './schedule'
import { Log } from './told'

/** Everything there is while it storms. */
export type Storm = {
  readonly house: ChaosHouse
  readonly devices: Readonly<Record<DeviceName, ChaosDevice>>
  readonly log: Log
  readonly children: ReadonlyMap<string, string>
  /** How many times longer than usual everything takes and is given: by how long everybody took to get to work. */
  readonly pace: number
}

/** In how many seconds everybody is at work on a machine at the usual pace, and what the pace is at most. */
const [usualArrival, slowest] = [50, 4]
/** How much longer than in the storm whoever only arrives waits for their page. */
const arriving = 20

/** Somebody did not get to work before it could begin, which tells of the machine: on which device, why, and what stood there instead. */
export class NotArrived extends Error {}

const openClasses = `update school_day set is_open = true where date between current_date - 1 and current_date + 1`
const lead = `update staff set user_id = $1 where id = (select head_teacher_id from class where id = $2)`
const employ = `update staff set user_id = $1 where name = (select realname from "user" where id = $1)`
/** Pictures a sample names and nobody could be shown. */
const orphans = `select distinct s.id || ' ' || f.sha as what from retained_sample s, unnest(s.photos || s.sampler_sign) as f(sha)
  where s.create_time > $1 and not exists (select 1 from file where file.sha = f.sha and file.state = 'there')`

/** Children by class and name, where a name says who it is. */
async function readChildren(house: ChaosHouse): Promise<Map<string, string>> {
  const rows = await house.ask<{ id: string; name: string; class_id: string }>(
    'select id, name, class_id from child where not gone and class_id is not null',
  )
  const found = new Map<string, string>()
  for (const { class_id, name } of rows) {
    const same = rows.filter((one) => one.class_id === class_id && (one.name.includes(name) || name.includes(one.name)))
    if (same.length === 1) found.set(`${class_id} ${name}`, same[0]?.id ?? '')
  }
  return found
}

async function getToWork(device: ChaosDevice): Promise<void> {
  device.wait(arriving)
  await device.signIn()
  await device.goHome()
  await keptOnDevice(device.page)
  await device.page.locator('.sync-badge[data-tone=good]').first().waitFor()
}

async function arrive(device: ChaosDevice): Promise<void> {
  await getToWork(device).catch(async (error: unknown) => {
    throw new NotArrived(`${device.name} did not get to work: ${error}\n${await device.look()}`)
  })
}

/** Opens a kindergarten and its devices, does `work` with them, and closes everything however that ends. */
export async function withStorm(seed: number, work: (storm: Storm) => Promise<void>): Promise<void> {
  const house = await ChaosHouse.open()
  const opened: ChaosDevice[] = []
  const open = async (name: DeviceName) => {
    const device = await ChaosDevice.open(name, new ChaosProxy(house.port, seed + deviceNames.indexOf(name)))
    opened.push(device)
    return device
  }
  try {
    await house.ask(openClasses)
    await house.ask(lead, [people.three.id, people.three.classId])
    await house.ask(employ, [people.mate.id])
    const devices = await forEachOf(deviceNames, open)
    const began = Date.now()
    await forEachOf(deviceNames, (name) => arrive(devices[name]))
    const pace = Math.min(slowest, Math.max(1, (Date.now() - began) / 1000 / usualArrival))
    for (const device of opened) device.wait(pace)
    await work({ house, devices, log: new Log(), children: await readChildren(house), pace })
  } finally {
    for (const device of opened) await device.close()
    await house.close()
  }
}

async function expire({ house, log }: Storm, device: ChaosDevice): Promise<void> {
  await house.ask('delete from session where user_id = $1', [device.person.id])
  log.count('sign-ins expired')
}

/** After a fault the person comes back to their board, and signs in again where they are asked to. */
async function comeBack(device: ChaosDevice): Promise<void> {
  await device.setClock(device.shift).catch(() => undefined)
  await device.goHome()
}

/** Lets one event happen. Answers false where somebody could not do what they meant to. */
async function befall(storm: Storm, event: Event): Promise<unknown> {
  const { house, devices, log } = storm
  switch (event.what) {
    case 'act':
      return act({ device: devices[event.device], log, children: storm.children }, event.deed, event.chance)
    case 'weather':
      log.count(`weather ${event.weather}`)
      return devices[event.device].proxy.turn(event.weather)
    case 'kill browser':
      log.count('browsers killed')
      await devices[event.device].kill()
      return comeBack(devices[event.device])
    case 'shift clock':
      log.count('clocks shifted')
      return devices[event.device].setClock(event.days)
    case 'expire sign-in':
      return expire(storm, devices[event.device])
    case 'kill server':
      log.count('servers killed')
      return house.killServer(event.pause)
    case 'kill database':
      log.count('databases killed')
      return house.killDatabase()
    case 'kill both':
      log.count('servers killed')
      log.count('databases killed')
      return house.killBoth(event.pause)
    case 'deploy':
      log.count('deploys')
      return house.deploy(`v9.9.9-chaos-${event.at}`)
    case 'backup':
      log.count('servers killed')
      log.count('backups')
      return house.backup()
    case 'restore':
      log.count('servers killed')
      log.count('databases killed')
      log.count('restores')
      return house.restore()
  }
}

/** Deeds that come once in a stretch, and are done however late. */
const isRare = (deed: Deed) => ['submit', 'end day', 'reopen', 'hand over'].includes(deed)

/** How long people go on trying to end a day or to open it again, and by how much what they do may be late before it is left, milliseconds at the usual pace. */
const [persistence, leeway] = [20_000, 4000]

/** Does something once, or as often as it takes where people do not give up at once. */
async function persist(event: Event, pace: number, work: () => Promise<unknown>): Promise<void> {
  const isPersistent = event.what === 'act' && (event.deed === 'end day' || event.deed === 'reopen')
  for (const end = Date.now() + persistence * pace; (await work()) === false && isPersistent && Date.now() < end; ) await sleep(1000)
}

/** Does events one after another; what is late when its turn comes is done at once, and deeds that are long past are left. */
async function walk(storm: Storm, began: number, events: readonly Event[]): Promise<void> {
  const { pace } = storm
  for (const event of events) {
    const wait = began + event.at * pace - Date.now()
    if (wait > 0) await sleep(wait)
    else if (event.what === 'act' && wait < -leeway * pace && !isRare(event.deed)) continue
    await persist(event, pace, () =>
      befall(storm, event).catch((error: unknown) => storm.log.misses.push(`${event.what}: ${String(error)}`)),
    )
  }
}

const isHouse = ({ what }: Event) => ['kill server', 'kill database', 'kill both', 'deploy', 'backup', 'restore'].includes(what)

/** Looks for records that name pictures which are not there. */
async function lookForOrphans({ house, log }: Storm, since: Date): Promise<void> {
  for (const { what } of await house.ask<{ what: string }>(orphans, [since]).catch(() => [])) log.orphans.add(what)
}

/** Lets everything in the schedule happen: each device, the weather, and the house go their own ways. */
export async function rage(storm: Storm, events: readonly Event[]): Promise<void> {
  const began = Date.now()
  let isOver = false
  const all = Object.values(storm.devices)
  const every = async (pause: number, work: () => Promise<unknown>) => {
    while (!isOver) {
      await work()
      await sleep(pause)
    }
  }
  const background = [
    ...all.map((device) => every(1500, () => device.sample())),
    ...all.map((device) => every(1000, () => device.proxy.replay())),
    every(3000, () => lookForOrphans(storm, new Date(began))),
  ]
  await Promise.all([
    walk(storm, began, events.filter(isHouse)),
    walk(
      storm,
      began,
      events.filter((event) => event.what === 'weather'),
    ),
    ...all.map((device) =>
      walk(
        storm,
        began,
        events.filter((event) => !isHouse(event) && event.what !== 'weather' && 'device' in event && event.device === device.name),
      ),
    ),
  ])
  isOver = true
  await Promise.all(background)
}
