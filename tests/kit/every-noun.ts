import { catalogue } from '../../src/areas/areas'
import type { FieldFacts, Fields } from '../../src/contract/field'
import type { Resource } from '../../src/contract/resource'

/** Every noun of the register, as `describe.each` wants them. */
export const everyNoun: readonly (readonly [string, Resource])[] = Object.entries(catalogue.resources)
/** Those a person may make by a call. */
export const madeNouns = everyNoun.filter(([, resource]) => resource.verbs.includes('add'))

/** Fields a person may write, with their facts. */
export const writable = (fields: Fields): (readonly [string, FieldFacts])[] => Object.entries(fields).filter(([, facts]) => !facts.derived)

/** An address of a noun's calls. */
export const at = <M extends 'GET' | 'POST' | 'PUT' | 'DELETE'>(method: M, resource: Resource, rest: string) =>
  `${method} ${resource.path}/${rest}` as `${M} /${string}`
