import type { Resource } from '../../contract/resource'
import type { DictAsking } from '../dict/dict-source'
import { withCommas } from '../http/existing-client'
import { offeredFields } from './form-item'

type Values = Readonly<Record<string, unknown>>

/** A row as online pages read it: they compare what is chosen as text, and take several values as one. */
export const formRow = <R extends { readonly id: string }>(resource: Resource, row: R): R => {
  const answers = Object.entries(row).filter(([name, value]) => resource.fields[name]?.kind === 'boolean' && typeof value === 'boolean')
  return { ...withCommas(resource, row), ...Object.fromEntries(answers.map(([name, value]) => [name, String(value)])) }
}

/** A time of day as a time picker writes it, with seconds nobody chose. */
const isWholeMinute = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d:00$/.test(value)

/** What of a record an online form has to say: what it offers, so that nothing else of a row is touched by what comes back with it. */
export function offeredPart(asking: Pick<DictAsking, 'engine' | 'person'>, resource: Resource, said: Values): Values {
  const offered = offeredFields(asking, resource).filter((name) => Object.hasOwn(said, name))
  return Object.fromEntries(
    offered.map((name) => {
      const value = said[name]
      return [name, resource.fields[name]?.kind === 'time' && isWholeMinute(value) ? value.slice(0, 5) : value]
    }),
  )
}
