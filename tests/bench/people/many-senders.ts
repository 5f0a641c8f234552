import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { type BenchHouse, inHouse } from '../bench-house'
import { type Bench, type Figure, time } from '../figure'
import { type Line, openLine } from '../line'
import { markingDevice, type OwnClass } from '../mark-op'
import { quantile } from '../measure'
import { holdClasses } from './many-classes'
import { holdPeople, tokenOf } from './many-people'

const teachers = 500
/** Exchanges a minute of all of them, each with one mark. */
const aim = 6000
const seconds = 15
/** Processor time one exchange may take of the server and its database together, that two cores carry `aim` and are half idle. */
const budget = (2 * 60_000) / aim / 2

/** Processor time a process has used, milliseconds. */
function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** At least `least` exchanges a minute. */
const perMinute = (what: string, value: number, least: number): Figure => ({
  what,
  measured: `${Math.round(value)}/min`,
  aim: `>= ${least}/min`,
  met: value >= least,
})

type Teacher = { readonly send: () => Promise<void> }

/** A tablet that marks its class child by child, one exchange each, and takes in what is new. */
function teacherOn(line: Line, own: OwnClass, start: number): Teacher {
  const next = markingDevice(own)
  const waiting: unknown[] = []
  const replica = uuidv7()
  let since = start
  return {
    async send() {
      if (waiting.length === 0) waiting.push(...next(own.children.length))
      const ops = waiting.splice(0, 1)
      const answer = await line.call('POST', '/sync', JSON.stringify({ epoch: null, replica, since, scope: null, ops }))
      const { result } = JSON.parse(answer) as { result: { next: number; settled: { outcome: string; code?: string }[] } }
      since = result.next
      if (result.settled[0]?.outcome !== 'applied') throw new Error(`a mark was not taken: ${JSON.stringify(result.settled)}`)
    },
  }
}

/** Everybody sends again and again at their own pace; milliseconds each exchange took from the moment it was due. */
async function workDay(people: readonly Teacher[], pause: number): Promise<number[]> {
  const taken: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  const work = async (one: Teacher, at: number) => {
    for (let due = begun + (pause * at) / people.length; due < end; due += pause) {
      await sleep(Math.max(0, due - performance.now()))
      await one.send()
      taken.push(performance.now() - due)
    }
  }
  await Promise.all(people.map(work))
  return taken
}

/** As much as goes: everybody sends as soon as they have their answer. Exchanges a minute. */
async function rush(people: readonly Teacher[]): Promise<number> {
  const begun = performance.now()
  let done = 0
  const work = async (one: Teacher) => {
    for (; performance.now() - begun < 8000; done++) await one.send()
  }
  await Promise.all(people.map(work))
  return (done / (performance.now() - begun)) * 60_000
}

async function measure(house: BenchHouse): Promise<Figure[]> {
  await holdPeople(house.owner, teachers)
  const classes = await holdClasses(house.owner, teachers)
  const { rows } = await house.owner.query<{ seq: number }>('select seq::integer from sync_counter')
  const lines = await Promise.all(classes.map((_, at) => openLine(house.address, tokenOf(at))))
  const people = classes.map((own, at) => teacherOn(lines[at] as Line, own, rows[0]?.seq ?? 0))
  // Once each: sign-ins are looked up, statements planned.
  for (let at = 0; at < people.length; at += 50) await Promise.all(people.slice(at, at + 50).map((one) => one.send()))
  const used = async () => [usedBy(house.pid), (await house.database()).reduce((sum, pid) => sum + usedBy(pid), 0)]
  const before = await used()
  const taken = await workDay(people, (teachers * 60_000) / aim)
  const [server = 0, database = 0] = (await used()).map((all, at) => (all - (before[at] ?? 0)) / taken.length)
  const most = await rush(people)
  for (const line of lines) line.close()
  return [
    perMinute('exchanges as they come', (taken.length / seconds) * 60, aim * 0.95),
    time('median from when it was due', quantile(taken, 0.5), 200),
    time('99 of 100 within', quantile(taken, 0.99), 2000),
    time('processor time of the server for each', server, budget * 0.6),
    time('processor time of the database for each', database, budget * 0.4),
    time('both together', server + database, budget),
    perMinute('exchanges as fast as they go', most, aim),
  ]
}

/** The morning of a large house: everybody marks child by child on a network that is well. */
export const manySenders: Bench = {
  name: 'senders',
  says: `${teachers} teachers with a class each, one mark in each exchange, ${aim} exchanges a minute`,
  run: inHouse('garden-server.ts', measure),
}
