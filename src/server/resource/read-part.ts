import { readablePart, unreadFields } from '../../contract/access'
import { type Catalogue, resourceOf } from '../../contract/catalogue'
import type { Problems } from '../../contract/check'
import type { Fields } from '../../contract/field'
import { filesOf } from '../../contract/fields/file'
import type { Values } from '../../contract/fields/values'
import { fieldsAsked, listLook } from '../../contract/list/list-look'
import type { Resource, Row } from '../../contract/resource'
import { Conflict } from '../../contract/system/conflict'
import { Escalation } from '../../contract/system/escalation'
import { ListView } from '../../contract/system/list-view'
import { holdsOf, may, mayAnywhere, type Person } from '../auth/person'
import type { Engine } from '../engine'
import { unsealed } from './values'

/** Names of the fields of a noun somebody may not read whole. */
export const unreadBy = (resource: Resource, person: Pick<Person, 'granted'>): string[] => unreadFields(resource, holdsOf(person))

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values without what is no part of `readable`, those within entries as well. What is no field is kept. */
function partOf(values: Values, whole: Fields, readable: Fields): Values {
  const told = Object.entries(values).filter(([name]) => !Object.hasOwn(whole, name) || Object.hasOwn(readable, name))
  const inner = (name: string, value: unknown) => {
    const [all, some] = [whole[name]?.of, readable[name]?.of]
    if (!all || !some || !Array.isArray(value)) return value
    return value.map((entry: unknown) => (isRecord(entry) ? partOf(entry, all, some) : entry))
  }
  return Object.fromEntries(told.map(([name, value]) => [name, inner(name, value)]))
}

/** The fields of a noun that need a consent for whoever does not keep its rows. */
const askingConsent = ({ name, fields }: Resource, person: Pick<Person, 'granted' | 'limited'>) =>
  Object.entries(fields).flatMap(([field, { consent }]) => (consent && !mayAnywhere(person, name, 'edit') ? [{ field, ...consent }] : []))

/** Values without what nobody has consented to. Where they do not say so, as those of an edit, nobody has. */
function consentedPart(values: Values, asking: ReturnType<typeof askingConsent>): Values {
  const withheld = asking.filter(({ by, value }) => ![values[by]].flat().includes(value)).map(({ field }) => field)
  return withheld.length === 0 ? values : Object.fromEntries(Object.entries(values).filter(([name]) => !withheld.includes(name)))
}

/** What leaves out of a noun's values what somebody may not read: what is left out is not there, and so looks like nothing that is empty. */
export function reader(resource: Resource, person: Pick<Person, 'granted' | 'limited'>): <V extends Values>(values: V) => V {
  const holds = holdsOf(person)
  const [readable, asking] = [readablePart(resource, holds), askingConsent(resource, person)]
  if (readable === resource && asking.length === 0) return (values) => values
  // What stays is as it was; what goes may always be missing.
  return <V extends Values>(values: V) => consentedPart(partOf(values, resource.fields, readable.fields), asking) as V
}

/** By noun, the fields that tell values of other nouns' rows, as JSON: by field, or of a whole op. */
const telling: Readonly<Record<string, readonly string[]>> = {
  [Conflict.name]: ['base', 'theirs', 'mine', 'answer'],
  [Escalation.name]: ['op'],
}

/** Whether rows of a noun tell values of other nouns' rows, or by what these are looked for. */
export const tellsOfOthers = ({ name }: Resource): boolean => Object.hasOwn(telling, name) || name === ListView.name

/** One such text as far as somebody may read what it tells; nothing of one that cannot be read, such as an op that was too long. */
function partOfText(text: unknown, read: ReturnType<typeof reader>): string | null {
  try {
    const told: unknown = JSON.parse(String(text ?? 'null'))
    if (!isRecord(told)) return null
    return JSON.stringify(isRecord(told.patch) ? { ...told, patch: read(told.patch) } : read(told))
  } catch {
    return null
  }
}

/** The files of a change handed over, as far as what is told of it names them. */
function filesTold({ fields }: Resource, { files, attachments }: Row, op: unknown): Values {
  const { patch }: Values = op ? JSON.parse(String(op)) : {}
  const named = isRecord(patch) ? filesOf(fields, patch) : []
  const shown = (all: unknown, shaOf: (one: unknown) => unknown) =>
    Array.isArray(all) ? all.filter((one) => named.includes(String(shaOf(one)))) : null
  return { files: shown(files, (sha) => sha), attachments: shown(attachments, (one) => (isRecord(one) ? one.sha : '')) }
}

/** Whether somebody reads every field by which a way of looking at a list chooses or orders its rows. */
export function readsLook({ resources }: Pick<Catalogue, 'resources'>, person: Person, noun: string, shows: unknown): boolean {
  const about = resourceOf({ resources }, noun)
  const look = listLook.safeParse(shows).data
  if (!about || !look || !may(person, noun, 'list')) return false
  const unread = unreadBy(about, person)
  return fieldsAsked(look).every((field) => !unread.includes(field))
}

/** What a view narrows its list to are values as well: others than its owner are told nothing of one they could not have made. */
const viewReader =
  (catalogue: Pick<Catalogue, 'resources'>, person: Person) =>
  (row: Row): Row =>
    row.owner === person.id || readsLook(catalogue, person, String(row.noun), row.shows) ? row : { ...row, name: null, shows: null }

/** What leaves out of rows that tell of others, such as a held change, what of those others somebody may not read. Their own words stay theirs. */
function readerAbout(catalogue: Pick<Catalogue, 'resources'>, resource: Resource, person: Person): (row: Row) => Row {
  const fields = telling[resource.name]
  if (resource.name === ListView.name) return viewReader(catalogue, person)
  if (!fields) return (row) => row
  return (row) => {
    const about = resourceOf(catalogue, String(row.noun ?? ''))
    const readsAll = about && unreadBy(about, person).length === 0 && askingConsent(about, person).length === 0
    if (!about || readsAll || (resource.name === Escalation.name && row.author === person.id)) return row
    const read = reader(about, person)
    const told = Object.fromEntries(fields.map((field) => [field, row[field] === null ? null : partOfText(row[field], read)]))
    return { ...row, ...told, ...(resource.name === Escalation.name && filesTold(about, row, told.op)) }
  }
}

/** Fields of a noun by which somebody must not order or compare: what they may not read, and what tells of others that they may not read whole. */
export function unaskable({ resources }: Pick<Catalogue, 'resources'>, resource: Resource, person: Person): string[] {
  const others = resource.name === ListView.name ? ['name'] : (telling[resource.name] ?? [])
  const reads = others.length === 0 || Object.values(resources).every((one) => unreadBy(one, person).length === 0)
  return [...unreadBy(resource, person), ...(reads ? [] : others)]
}

/** Every field that is left out of rows somebody sees, as `noun.field`: what their devices hold follows from it. */
export const leftOut = ({ resources }: Pick<Catalogue, 'resources'>, person: Person): string[] =>
  Object.values(resources).flatMap((one) => {
    if (!may(person, one.name, 'list')) return []
    const withheld = askingConsent(one, person).map(({ field }) => field)
    return [...unreadBy(one, person), ...withheld].map((field) => `${one.name}.${field}`)
  })

/** What is wrong with some fields, as far as somebody may know: of those they may not read, that alone. */
export const problemsTold = (problems: Problems, unread: readonly string[]): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([at, one]) => [at, unread.includes(at.split('.')[0] ?? at) ? { code: 'field.unread' } : one]),
  )

/** What makes of a noun's stored rows those somebody may see: secrets masked, or empty where they may not be kept at all, and nothing they may not read. */
export function shownTo(
  { catalogue, vault }: Pick<Engine, 'catalogue' | 'vault'>,
  person: Person,
  resource: Resource,
  secrets: 'masked' | 'absent',
): (row: Row) => Row {
  const [read, readAbout] = [reader(resource, person), readerAbout(catalogue, resource, person)]
  return (row) => unsealed(resource, readAbout(read(row)), vault, secrets)
}
