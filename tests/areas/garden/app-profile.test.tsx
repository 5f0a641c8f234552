import { afterEach, expect, test } from 'vitest'
import { PhoneList } from '../../../src/app/resource/list/PhoneList'
import { KindergartenProfile } from '../../../src/areas/garden/published/kindergarten-profile'
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
