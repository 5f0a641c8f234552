import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/register'
import { signingDoubtOf } from '../../../../src/areas/staff/server/signing-doubt-of'
import { refuseFields } from '../../../../src/contract/error'
import type { Behaviour } from '../../../../src/server/resource/behaviour'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { makeWorking } from '../../../kit/make-working'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/open-house'
import { quietNow, quietProduct } from '../../../kit/quiet-house'

/** A fridge is looked after by somebody who might sign what lies in it. */
const lookedAfter: Behaviour = {
  async before(ctx, { after: { keeperId } }) {
    const code = keeperId ? await signingDoubtOf(ctx, String(keeperId), ctx.today) : undefined
    if (code) refuseFields({ keeperId: { code } })
    return undefined
  },
}

const { 'sample-fridge': fridges, 'staff-certificate': certificates, staff } = resources
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  const product = quietProduct()
  house = await openHouse({ ...product, behaviours: { ...product.behaviours, 'sample-fridge': lookedAfter } }, quietNow)
  boss = await house.as('boss')
}, 60_000)
afterAll(() => house?.close())

const health = { certType: 'health', issueDate: '2025-06-01', validTo: '2026-05-31' }
const keep = (keeperId: string) => make(boss, fridges, { tempMin: 0, tempMax: 8, keeperId })

test('somebody at work signs with a valid certificate of their own, and with no other', async () => {
  const [one, other] = [await makeWorking(boss), await makeWorking(boss)]
  await make(boss, certificates, { ...health, staffId: one.id })
  await make(boss, certificates, { ...health, staffId: other.id, validTo: '2026-03-01' })
  expect(await keep(one.id)).toMatchObject({ keeperId: one.id })
  await expect(keep(other.id)).rejects.toThrow('"keeperId":{"code":"staff.no-health-certificate"')
})

test('a certificate that was withdrawn counts no more', async () => {
  const { id } = await makeWorking(boss)
  const certificate = await make(boss, certificates, { ...health, staffId: id })
  await boss(at('DELETE', certificates, `delete?id=${certificate.id}`))
  await expect(keep(id)).rejects.toThrow('staff.no-health-certificate')
})

test('whoever has not begun, or has left, does not sign', async () => {
  const [begins, leaves] = [await make(boss, staff), await makeWorking(boss)]
  for (const { id } of [begins, leaves]) await make(boss, certificates, { ...health, staffId: id })
  await boss(at('PUT', staff, 'edit'), { id: leaves.id, status: '40', leaveDate: '2026-03-01' })
  await expect(keep(begins.id)).rejects.toThrow('"keeperId":{"code":"staff.not-working"')
  await expect(keep(leaves.id)).rejects.toThrow('"keeperId":{"code":"staff.not-working"')
})
