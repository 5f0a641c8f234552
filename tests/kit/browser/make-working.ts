import { resources } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import { at } from '../every-noun'
import { make } from '../make'
import type { Caller } from '../server/open-house'

/** Somebody who works here and holds a health certificate, and so may sign records of food. */
export async function makeSigner(call: Caller): Promise<Row> {
  const one = await makeWorking(call)
  const dates = { issueDate: '2025-09-01', validTo: '2026-08-31' }
  await make(call, resources['staff-certificate'], { staffId: one.id, certType: 'health', ...dates })
  return one
}

/** Somebody who works here, made as an office makes them: entered, looked up, and only then set to work. */
export async function makeWorking(call: Caller, given: Readonly<Record<string, unknown>> = {}): Promise<Row> {
  const { id } = await make(call, resources.staff, { entryDate: '2025-09-01', ...given })
  await make(call, resources['staff-file'], { staffId: id, bgCheckResult: 'clear' })
  const answered = await call(at('PUT', resources.staff, 'edit'), { id, status: '20' })
  if (!answered.success) throw new Error(`${answered.message} ${JSON.stringify(answered.problems)}`)
  return answered.result
}
