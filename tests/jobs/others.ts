import { uuidv7 } from 'uuidv7'
import { resources } from '../../src/areas/areas'
import { dayOf } from '../../src/contract/time'
import { plainOp } from '../kit/device/plain-op'
import { at } from '../kit/every-noun'
import { callHouse } from '../kit/server/call-house'

type Mark = { readonly id: string; readonly rev: number; readonly status: string; readonly childId_dictText: string }
const mark = resources['attendance-record']

/** A tablet that had no network sends another mark for a child of a class than the one it has by now: the server holds it. */
export async function heldMark(url: string, username: string, classId: string): Promise<void> {
  const call = await callHouse(url, username)
  const { result } = await call(at('GET', mark, `list?date=${dayOf(new Date())}&classId=${classId}&pageSize=100`))
  const seen = (result as { records: Mark[] }).records.find(({ status }) => status === 'P' || status === 'L')
  if (!seen) throw new Error(`nobody of ${classId} has come yet`)
  const { id: key, rev: trunk, status } = seen
  const other = status === 'P' ? { status: 'L', inTime: '09:10' } : { status: 'P' }
  await call(at('PUT', mark, 'edit'), { id: key, rev: trunk, ...other })
  const op = plainOp({ noun: mark.name, key, verb: 'edit', patch: { status: 'S', cause: '04' }, base: { status, cause: null }, trunk })
  const answered = await call('POST /sync', { epoch: null, replica: uuidv7(), since: 0, scope: null, ops: [op] })
  const [settled] = (answered.result as { settled: { outcome: string }[] }).settled
  if (settled?.outcome !== 'conflict') throw new Error(`the mark was to be held: ${JSON.stringify(answered).slice(0, 400)}`)
}

/** Somebody deletes a row. */
export async function removed(url: string, username: string, noun: keyof typeof resources, id: string): Promise<void> {
  const call = await callHouse(url, username)
  const answered = await call(at('DELETE', resources[noun], `delete?id=${id}`))
  if (!answered.success) throw new Error(`${noun} ${id} was not removed: ${answered.message}`)
}
