import { call } from '../../wire/call'

/** `table` and `field`: the noun and its unique field, by their names or those of the wire contract. `id`: the row that may hold the value. */
export type DuplicateCheck = { readonly table: string; readonly field: string; readonly value: unknown; readonly id?: string | undefined }

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * Asks whether no other row holds a value; of no value nothing is asked.
 * @throws {WireError} `field.taken` where one does, and whatever kept the server from answering.
 */
export async function checkDuplicate({ table, field, value, id }: DuplicateCheck): Promise<void> {
  if (isEmpty(value)) return
  const query = { tableName: table, fieldName: field, fieldVal: String(value), dataId: id }
  await call('GET', '/sys/duplicate/check', { query, quiet: true })
}

/**
 * Asks whether a value keeps the rule of a code; without either nothing is asked. The value is encoded once more, as the contract has it.
 * @throws {WireError} with what the rule asks for, `rule.none` where there is no such rule, and whatever kept the server from answering.
 */
export async function checkByRule(code: string, value: unknown): Promise<void> {
  if (code === '' || isEmpty(value)) return
  await call('GET', '/sys/checkRule/checkByCode', { query: { ruleCode: code, value: encodeURIComponent(String(value)) }, quiet: true })
}
