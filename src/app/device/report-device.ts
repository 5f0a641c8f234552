import { type DeviceReport, deviceReportPath } from '../../contract/sync/device-report'
import { call } from '../wire/call'
import { type DeviceState, readDeviceState } from './device-state'

/** Most people one report tells of, the longest waiting first. */
const most = 50

/** What the server is told of this device. People of another house are none of its business. */
export const reportOf = (
  { id, about, known, used, room, persisted, lost }: DeviceState,
  tenant: string,
  release: string,
): DeviceReport => ({
  device: id,
  about,
  release,
  unsent: known
    .filter((one) => one.tenant === tenant)
    .sort((one, two) => (one.oldest ?? '9').localeCompare(two.oldest ?? '9'))
    .slice(0, most)
    .map(({ user, count, oldest }) => ({ user, count, oldest })),
  used,
  room,
  persisted,
  lost: lost
    .filter((one) => one.tenant === tenant)
    .slice(0, most)
    .map(({ user, count, oldest }) => ({ user, count, oldest })),
})

/** Tells the server how this device is. A report that does not arrive is made up for by the next. */
export async function reportDevice(tenant: string, release: string): Promise<void> {
  const report = reportOf(await readDeviceState(), tenant, release)
  await call('POST', deviceReportPath, { body: report, quiet: true })
}
