import { afterEach, expect, test } from 'vitest'
import { clockNow } from '../../../src/app/clock/clock'
import { PhoneList } from '../../../src/app/resource/list/PhoneList'
import { HousePlace } from '../../../src/areas/garden/app/profile/HousePlace'
import { Papers } from '../../../src/areas/garden/app/profile/Papers'
import { KindergartenProfile } from '../../../src/areas/garden/published/kindergarten-profile'
import { addDays, dayOf } from '../../../src/contract/time'
import { type Stage, stage } from '../../kit/area-stage'

let on: Stage
afterEach(() => on.leave())

const profile = { id: 'k', name: '阳光幼儿园', mealPattern: '2M1S', rev: 1, scope: 'all', createBy: 'x', createTime: '2026-01-01 08:00:00' }
const list = (rows: readonly (typeof profile)[]) =>
  stage(
    <PhoneList resource={KindergartenProfile} title="Profile" />,
    { 'kindergarten-profile': rows },
    { role: 'principal', address: '/x' },
  )

test('adding a profile is offered while there is none, and never a second', async () => {
  on = await list([])
  await on.wait(() => on.find('.round-add'))
  await on.leave()
  on = await list([profile])
  await on.wait(() => on.text().includes('阳光幼儿园'))
  expect(on.find('.round-add')).toBeUndefined()
})

test.each([
  [60, 'care'],
  [61, 'good'],
  [7, 'bad'],
])('a paper of the house with %i days left is %s, as the lists of papers say', async (left, tone) => {
  const row = { ...profile, licenseValidTo: addDays(dayOf(clockNow()), left), licenseNo: 'No. 1' }
  on = await stage(<Papers resource={KindergartenProfile} row={row} />, {}, { role: 'principal', address: '/x' })
  await on.wait(() => on.find('[data-field=licenseValidTo]'))
  expect(on.find('[data-field=licenseValidTo] [data-tone]')?.getAttribute('data-tone')).toBe(tone)
})

test('where its degrees are known the house is shown on a map under its name, and without a network it is said when', async () => {
  const part = (lngLat: string | null) => <HousePlace resource={KindergartenProfile} row={{ ...profile, address: '长江路 1 号', lngLat }} />
  const link = () => on.find('a[target=_blank]')?.getAttribute('href')
  on = await stage(part('120.301234,30.419876'), {}, { role: 'principal', address: '/x' })
  on.engine.status.setState({ online: true })
  await on.wait(link)
  expect(Object.fromEntries(new URL(link() ?? '').searchParams)).toEqual({ position: '120.301234,30.419876', name: '阳光幼儿园' })
  on.engine.status.setState({ online: false })
  await on.wait(() => !link() && on.text().includes('once there is a network'))
  await on.leave()

  on = await stage(part(null), {}, { role: 'principal', address: '/x' })
  on.engine.status.setState({ online: true })
  await on.wait(() => on.text().includes('长江路'))
  expect(link()).toBeUndefined()
})
