import { afterEach, expect, test, vi } from 'vitest'
import { ChainScreen } from '../../../../src/areas/canteen/app/papers/ChainScreen'
import type { ChainReport } from '../../../../src/contract/sync/chain'
import { type Stage, stage } from '../../../kit/area-stage'
import { kitchenRows } from './kitchen-rows'

let on: Stage
afterEach(async () => {
  await on.leave()
  vi.unstubAllGlobals()
})

const chain = { replica: '0199f5ab-1234', count: 4, from: '2026-11-16 08:00:00', to: '2026-11-18 08:00:00', broken: null }
const day = { day: '2026-11-16', count: 4, root: 'e'.repeat(64), broken: null }
const report = (more: Partial<ChainReport> = {}): ChainReport => ({ at: '2026-11-18 11:00:00', chains: [chain], days: [day], ...more })

const show = async (result: ChainReport) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, code: 200, message: '', result, timestamp: 0 }))
  on = await stage(<ChainScreen />, kitchenRows(), { role: 'principal', address: '/canteen/chain' })
}

test('all records that hold are called so, with how many were looked at', async () => {
  await show(report())
  await on.wait(() => on.find('.paper-verdict[data-verdict=same]', 'All records are as they were sealed'))
  expect(on.text()).toContain('4 records and 1 day checked')
})

test('the first break is named: which record, which field, when it arrived', async () => {
  const broken = { flaw: 'row', noun: 'retained-sample', id: 's-7', field: 'weightG', place: 3, received: '2026-11-17 11:05:00' } as const
  await show(report({ chains: [{ ...chain, broken }] }))
  await on.wait(() => on.find('.paper-verdict[data-verdict=changed]'))
  expect(on.find('.chain-list li[data-broken]')?.textContent).toContain('the record was changed behind its seal')
  expect(on.find('.chain-list li[data-broken]')?.textContent).toContain('s-7 · weightG (received 2026-11-17 11:05:00, number 3)')
})

test('without a network it says so, and offers to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  on = await stage(<ChainScreen />, kitchenRows(), { role: 'principal', address: '/canteen/chain' })
  await on.wait(() => on.find('.state-view button', 'Check again'))
})
