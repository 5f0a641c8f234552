import { isTelephone } from '../../contract/list/card-of'
import type { Resource } from '../../contract/resource'
import { rankOf, searchKeysOf } from '../../contract/search/matching'
import type { Readings } from '../../contract/search/pinyin'
import { isTold } from '../fields/plain-value'
import type { ViewRow } from '../resource/row'

/** The field a row was found by; undefined where that is its title. */
export function foundBy({ found, title }: Resource, row: ViewRow, words: string, readings: Readings): string | undefined {
  const fits = (name: string) => {
    const value = row[name]
    return typeof value === 'string' && rankOf(searchKeysOf([value], readings), words) !== undefined
  }
  if (words === '' || fits(title)) return undefined
  return found?.by.find(fits)
}

/** The fields shown beside the title of a row: what its noun says, and what it was found by where that would not be seen else. */
export function factsOf(resource: Resource, row: ViewRow, by: string | undefined): readonly string[] {
  const says = (resource.found?.says ?? []).filter((name) => isTold(resource.fields[name], row[name]))
  return by === undefined || says.includes(by) ? says : [by, ...says]
}

/** The telephone number of what was found: the one it was found by, or else one its noun says. */
export function telephoneOf(resource: Resource, row: ViewRow, words: string, readings: Readings): string | undefined {
  const name = factsOf(resource, row, foundBy(resource, row, words, readings)).find((one) => isTelephone(resource.fields[one]))
  return name === undefined ? undefined : String(row[name])
}
