import { isTelephone } from '../../contract/list/card-of'
import type { Resource } from '../../contract/resource'
import { rankOf, searchKeysOf } from '../../contract/search/matching'
import type { Readings } from '../../contract/search/pinyin'
import { isTold } from '../fields/plain-value'
import type { ViewRow } from '../resource/row'
import type { RecordHit } from './find/hit'

type Row = { readonly resource: Resource; readonly row: ViewRow }

/** A field of a row as it stands beside its title. `isFound`: it is what the words were found in. */
export type HitFact = Row & { readonly name: string; readonly isFound: boolean }

const fits = ({ row }: Row, name: string, words: string, readings: Readings): boolean => {
  const value = row[name]
  return words !== '' && typeof value === 'string' && rankOf(searchKeysOf([value], readings), words) !== undefined
}

/** What is said of a row: what its noun says, and before it what it was found by where that would not be seen else. */
function saidOf({ resource, row }: Row, found: string | undefined): readonly HitFact[] {
  const says = (resource.found?.says ?? []).filter((name) => isTold(resource.fields[name], row[name]))
  const names = found === undefined || says.includes(found) ? says : [found, ...says]
  return names.map((name) => ({ resource, row, name, isFound: name === found }))
}

/** What is said of the row that led to a hit: all of it, and below what it was led to from only what that does not say itself. */
const saidOfTie = (by: Row, isWay: boolean, words: string, readings: Readings): readonly HitFact[] =>
  saidOf(by, undefined)
    .filter(({ name }) => !isWay || !by.resource.found?.by.includes(name))
    .map((fact) => ({ ...fact, isFound: !isWay && fits(by, fact.name, words, readings) }))

/** The facts beside the title of what was found, and those that say by what it was led to. */
export function factsOf(
  hit: RecordHit,
  words: string,
  readings: Readings,
): { readonly own: readonly HitFact[]; readonly tie: readonly HitFact[] } {
  const { resource, by, isWay = false } = hit
  const isCalledSo = fits(hit, resource.title, words, readings)
  if (by && (isWay || !isCalledSo)) return { own: saidOf(hit, undefined), tie: saidOfTie(by, isWay, words, readings) }
  return { own: saidOf(hit, isCalledSo ? undefined : resource.found?.by.find((name) => fits(hit, name, words, readings))), tie: [] }
}

/** The telephone number of what was found: that of whoever led to it, the one it was found by, or else one its noun says. */
export function telephoneOf(hit: RecordHit, words: string, readings: Readings): string | undefined {
  if (hit.isWay) return undefined
  const { own, tie } = factsOf(hit, words, readings)
  const fact = [...tie, ...own].find(({ resource, name }) => isTelephone(resource.fields[name]) || resource.card?.call === name)
  return fact && String(fact.row[fact.name])
}
