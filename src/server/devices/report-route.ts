import { type DeviceReport, deviceReport, deviceReportPath } from '../../contract/device-report'
import { Device } from '../../contract/system/device'
import { User } from '../../contract/system/user'
import type { Person } from '../auth/person'
import { route } from '../http/route'
import type { OpContext } from '../resource/behaviour'
import { runOwn } from '../sync/run-batch'

const megabytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round(bytes / 104_857.6) / 10)

/** Of people this house does not know nothing is noted: a device may say what it likes. */
async function waitingHere(ctx: OpContext, unsent: DeviceReport['unsent']) {
  const found = await Promise.all(unsent.filter((one) => one.count > 0).map(async (one) => ({ one, user: await ctx.find(User, one.user) })))
  return found.flatMap(({ one, user }) => (user ? [{ name: user.realname, count: one.count, oldest: one.oldest ?? ctx.now }] : []))
}

const noteReport =
  (person: Person, report: DeviceReport) =>
  async (ctx: OpContext): Promise<void> => {
    const waiting = await waitingHere(ctx, report.unsent)
    const times = waiting.map(({ oldest }) => oldest).sort()
    await ctx.put(Device, report.device, {
      about: report.about,
      lastUser: person.realname,
      lastSeen: ctx.now,
      unsent: waiting.reduce((total, { count }) => total + count, 0),
      oldestUnsent: times[0] ?? null,
      waiting,
      usedMb: megabytes(report.used),
      roomMb: megabytes(report.room),
      persisted: report.persisted,
      release: report.release,
    })
  }

/** A device tells how it is, so that whoever looks after the house hears of work that lies somewhere too long. */
export const deviceRoute = route(
  `POST ${deviceReportPath}`,
  { door: 'signed-in', input: deviceReport, perMinute: 30 },
  async ({ engine, session, input }) => {
    await runOwn(engine, session.person, noteReport(session.person, input))
    return null
  },
)
