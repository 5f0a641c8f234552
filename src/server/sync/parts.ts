import { createHash } from 'node:crypto'
import { readablePart } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import type { Fields } from '../../contract/field'
import { groupsOf } from '../../contract/fields/field-group'
import type { Resource } from '../../contract/resource'
import type { Parts } from '../../contract/sync/exchange'
import { ListView } from '../../contract/system/list-view'
import { holdsOf, may, maySeeAbout, type Person, reachOf } from '../auth/person'
import type { Within } from '../auth/within'
import type { Engine } from '../engine'
import { leftOut, tellsOfOthers, unaskable } from '../resource/read-part'
import { keptNouns } from './changes'

const digest = (told: unknown): string => createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 12)

const namesIn = (fields: Fields): unknown[] => Object.entries(fields).map(([name, { of }]) => (of ? [name, namesIn(of)] : name))

const shapes = new WeakMap<Resource, Map<string, string>>()

/** Fingerprint of what somebody is told of each row of a noun, and of which days. */
function shapeOf(resource: Resource, person: Person): string {
  const holds = holdsOf(person)
  const groups = groupsOf(resource.fields).filter((group) => holds(`${resource.name}:${group}`))
  const known = shapes.get(resource) ?? new Map<string, string>()
  shapes.set(resource, known)
  const shape = known.get(groups.join()) ?? digest([resource.offline, namesIn(readablePart(resource, holds).fields)])
  known.set(groups.join(), shape)
  return shape
}

const toldOf = (within: Within | undefined): unknown =>
  within && [[...within.keys].sort(), [...within.ways].map(([way, keys]) => [way, [...keys].sort()])]

/** `all` rows of a noun, those of `own` keys, or those that are read by further ways too or narrowed by rules, which a device copies whole when one changes. */
function reachOver(person: Person, noun: string): string {
  const [within, narrowing] = [reachOf(person, noun), person.narrowed?.get(noun)]
  if (narrowing) return digest([toldOf(within), narrowing.shares.map((share) => [toldOf(share.within), share.conditions])])
  if (!within) return 'all'
  if (within.keys === person.keys && within.ways.size === 0) return 'own'
  return digest(toldOf(within))
}

/** Whom a held change is told to goes by the noun it is about. */
const aboutOf = ({ resources }: Catalogue, person: Person): unknown =>
  Object.keys(resources).map((noun) => [noun, maySeeAbout({ resources }, person, noun), reachOver(person, noun)])

/** Which rows of a noun somebody sees. */
const reachIn = (catalogue: Catalogue, { name, reach }: Resource, person: Person): string =>
  reach === 'of-subject' ? digest([aboutOf(catalogue, person), [...person.keys].sort()]) : reachOver(person, name)

/** Fields somebody is not told, of those within entries as `entries.field`. */
function untold(whole: Fields, told: Fields, before = ''): string[] {
  return Object.entries(whole).flatMap(([name, { of }]) => {
    const rest = told[name]
    if (!rest) return [`${before}${name}`]
    return of && rest.of ? untold(of, rest.of, `${before}${name}.`) : []
  })
}

function untoldOf(catalogue: Catalogue, resource: Resource, person: Person): string[] {
  if (tellsOfOthers(resource) && resource.name !== ListView.name) return unaskable(catalogue, resource, person)
  return untold(resource.fields, readablePart(resource, holdsOf(person)).fields)
}

/** What somebody's device may hold, noun by noun, and the fingerprint of all of it. */
export function partsFor(engine: Engine, person: Person): { readonly print: string; readonly tell: () => Parts } {
  const { catalogue } = engine
  const kept = keptNouns(engine, person)
  const hidden = leftOut(catalogue, person)
  // Views of lists are told to whoever may see those.
  const lists = Object.keys(catalogue.resources).filter((noun) => may(person, noun, 'list'))
  const toldBy = (resource: Resource) => (resource.name === ListView.name ? [hidden, lists] : [hidden])
  const printOf = (resource: Resource) => {
    const shape = shapeOf(resource, person)
    return `${reachIn(catalogue, resource, person)}.${tellsOfOthers(resource) ? digest([shape, ...toldBy(resource)]) : shape}`
  }
  const nouns = Object.fromEntries(kept.map((resource) => [resource.name, printOf(resource)]))
  const keys = [...person.keys].sort()
  const unread = () => kept.map((resource) => [resource.name, untoldOf(catalogue, resource, person)] as const)
  return {
    print: digest([nouns, keys]),
    tell: () => ({ nouns, keys, unread: Object.fromEntries(unread().filter(([, fields]) => fields.length > 0)) }),
  }
}
