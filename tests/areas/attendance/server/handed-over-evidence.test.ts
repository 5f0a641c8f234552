import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LeaveRequest } from '../../../../src/areas/attendance/leave/leave-request'
import { filesForOthers, opForOthers } from '../../../../src/contract/sync/op-for-others'
import { openDevice } from '../../../kit/browser/open-device'
import { plainOp } from '../../../kit/device/plain-op'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'
import { openUploader } from '../../../server/files/uploader'

const bytes = Buffer.from('%PDF-1.7\na certificate\n')
const certificate = { sha: createHash('sha256').update(bytes).digest('hex'), name: '病假条.pdf', size: bytes.length }
let house: OpenHouse
beforeAll(async () => {
  const accounts = [
    { username: 'sunny', roles: ['teacher'] },
    { username: 'root', roles: ['sysAdmin'] },
  ] as const
  house = await openHouse(quietProduct(accounts.map(({ username, roles }) => ({ username, roles: [...roles] }))), quietNow)
})
afterAll(() => house.close())

test('unsent leave is handed over with its certificate under its name, and tells it to those alone who may read such a thing', async () => {
  const { bring } = await openUploader(house, 'sunny')
  expect(await bring({ sha: certificate.sha, bytes })).toMatchObject({ success: true })
  const { fields } = LeaveRequest
  const edit = plainOp({ noun: LeaveRequest.name, key: 'l1', patch: { fromDate: '2026-03-02', evidence: [certificate] } })
  const device = await openDevice(house, 'sunny')
  const key = uuidv7()
  const handed = device.op('handed-over', key, 'add', {
    subject: '请假',
    noun: LeaveRequest.name,
    rowId: 'l1',
    verb: 'add',
    op: opForOthers(edit, fields),
    ...filesForOthers([{ fields, patch: edit.patch }], () => true),
  })
  expect(handed.patch).toMatchObject({ files: null, attachments: [certificate] })
  expect((await device.send([handed])).settled).toMatchObject([{ outcome: 'applied' }])
  const seen = async (username: string) => {
    const { call, get } = await openUploader(house, username)
    const { result } = await call(`GET /sys/handedOver/queryById?id=${key}`)
    const file = await get(certificate.sha, 'handed-over', key)
    return { row: result, isTold: file.bytes.equals(bytes), type: file.headers['content-type'] }
  }
  expect(await seen('boss')).toMatchObject({ row: { attachments: [certificate], files: null }, isTold: true, type: 'application/pdf' })
  const root = await seen('root')
  expect(root.row).toMatchObject({ subject: '请假', attachments: [] })
  expect(JSON.stringify(root.row)).not.toContain(certificate.sha)
  expect(root.isTold).toBe(false)
})
