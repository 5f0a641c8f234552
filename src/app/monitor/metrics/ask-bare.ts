import { opened, reach } from '../../wire/call'
import { openEnvelope } from '../../wire/envelope'
import { surroundings } from '../../wire/surroundings'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a call answers that has no envelope around it, as Spring Boot gives it. A refusal may have one all the same. */
export async function askBare(address: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const asker = surroundings().token()
  const answered = await reach('GET', address, { signal })
  const found: unknown = await (answered.ok ? answered.json() : opened(answered, asker))
  if (!isRecord(found)) return {}
  return found.success === false ? openEnvelope(answered.status, found) : found
}
