import type { Fields } from '../../contract/field'
import { masked } from '../../contract/fields/secret'
import type { Values } from '../../contract/fields/values'
import type { Vault } from '../auth/vault'

const isSecret = (fields: Fields, field: string, value: unknown): value is string =>
  fields[field]?.kind === 'secret' && typeof value === 'string' && value !== ''

const each = (fields: Fields, values: Values, turn: (value: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, isSecret(fields, field, value) ? turn(value) : value]))

/** The values as they may be stored: every secret sealed. */
export const sealed = (vault: Vault, fields: Fields, values: Values): Values => each(fields, values, (plain) => vault.seal(plain))

/** The values as a person typed them: what this vault sealed is opened, anything else left as it is. */
export const opened = (vault: Vault, fields: Fields, values: Values): Values => each(fields, values, (value) => vault.open(value) || value)

/** The values without secrets that came back as they were shown, masked or plain: nobody meant to change those. */
export function withoutEchoes(vault: Vault, fields: Fields, values: Values, living: Values | undefined): Values {
  const isEcho = (field: string, value: unknown) => {
    const stored = living?.[field]
    if (!isSecret(fields, field, value) || typeof stored !== 'string') return false
    const plain = vault.open(stored)
    return value === plain || value === masked(plain, fields[field])
  }
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isEcho(field, value)))
}
