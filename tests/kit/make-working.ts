import { resources } from '../../src/areas/register'
import type { Row } from '../../src/contract/resource'
import { at } from './every-noun'
import { make } from './make'
import type { Caller } from './open-house'

/** Somebody who works here, made as an office makes them: entered, looked up, and only then set to work. */
export async function makeWorking(call: Caller, given: Readonly<Record<string, unknown>> = {}): Promise<Row> {
  const { id } = await make(call, resources.staff, { entryDate: '2025-09-01', ...given })
  await make(call, resources['staff-file'], { staffId: id, bgCheckResult: 'clear' })
  const answered = await call(at('PUT', resources.staff, 'edit'), { id, status: '20' })
  if (!answered.success) throw new Error(`${answered.message} ${JSON.stringify(answered.problems)}`)
  return answered.result
}
