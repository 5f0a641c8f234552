import { type DeviceReport, deviceReport, deviceReportPath } from '../../contract/sync/device-report'
import { Device } from '../../contract/system/device'
import { User } from '../../contract/system/user'
import type { Person } from '../auth/person'
import { route } from '../http/route'
import type { OpContext } from '../resource/behaviour'
import { runOwn } from '../sync/run-batch'
import { caretakers } from './overdue'
import { tellLost } from './tell-lost'

const mostUsers = Device.fields.users.max

const megabytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round(bytes / 104_857.6) / 10)

/** Of people who were never signed in on this device nothing is noted: whoever sends a report may say what they like. */
async function waitingHere(ctx: OpContext, users: readonly string[], unsent: DeviceReport['unsent']) {
  const known = unsent.filter((one) => one.count > 0 && users.includes(one.user))
  const people = new Map((await ctx.rows(User, { id: known.map(({ user }) => user) })).map(({ id, realname }) => [id, realname]))
  return known.flatMap(({ user, count, oldest }) => {
    const name = people.get(user)
    return name === undefined ? [] : [{ name, count, oldest: oldest ?? ctx.now }]
  })
}

const noteReport =
  (person: Person, report: DeviceReport, told: readonly string[]) =>
  async (ctx: OpContext): Promise<void> => {
    const others = (await ctx.find(Device, report.device))?.users?.filter((user) => user !== person.id) ?? []
    // Whoever came last stays when there are too many.
    const users = [...others, person.id].slice(-mostUsers)
    const waiting = await waitingHere(ctx, users, report.unsent)
    const times = waiting.map(({ oldest }) => oldest).sort()
    await ctx.put(Device, report.device, {
      about: report.about,
      lastUser: person.realname,
      users,
      lastSeen: ctx.now,
      unsent: waiting.reduce((total, { count }) => total + count, 0),
      oldestUnsent: times[0] ?? null,
      waiting,
      usedMb: megabytes(report.used),
      roomMb: megabytes(report.room),
      persisted: report.persisted,
      release: report.release,
    })
    if (report.lost?.length) await tellLost(ctx, report, told)
  }

/** A device tells how it is, so that whoever looks after the house hears of work that lies somewhere too long. */
export const deviceRoute = route(
  `POST ${deviceReportPath}`,
  { door: 'signed-in', input: deviceReport, perMinute: 30 },
  async ({ engine, session, input }) => {
    const { person } = session
    const told = input.lost?.length ? await caretakers(engine.databases.tenant(person.tenant), person.tenant) : []
    await runOwn(engine, person, noteReport(person, input, told))
    return null
  },
)
