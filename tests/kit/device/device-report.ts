import { can } from '../../../src/contract/access'
import { type Report, readParams } from '../../../src/contract/report/report'
import { heldFrom, rowsIn } from '../../../src/contract/report/report-source'
import { dateTimeOf } from '../../../src/contract/time'
import { openDevice } from '../browser/open-device'
import type { OpenHouse } from '../server/open-house'

/** Works reports out over what lies on somebody's device, as its answer would come over the wire. */
export async function deviceReport(house: OpenHouse, username: string) {
  const device = await openDevice(house, username)
  const changes = await device.snapshot()
  const granted = (await house.engine.people.find(device.call.token))?.person.granted ?? new Set<string>()
  return (report: Report, said: Readonly<Record<string, string>>): unknown => {
    const now = dateTimeOf(house.engine.now())
    const asked = { params: readParams(report, said), today: now.slice(0, 10) }
    const sources = report.sources(asked)
    const held = heldFrom(Object.values(sources), asked.today)
    if (held !== '') throw new Error(`the device has no more than what is from ${held} on`)
    const rows = rowsIn(sources, ({ noun }) =>
      can(granted, `${noun.name}:list`)
        ? changes.flatMap((change) => (change.noun === noun.name && change.row ? [change.row] : []))
        : undefined,
    )
    return JSON.parse(JSON.stringify(report.compute({ ...asked, now, user: device.call.id, language: 'zh-CN', rows })))
  }
}
