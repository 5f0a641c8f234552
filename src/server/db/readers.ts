import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'

/** Keys of a row by the columns in which they stand: its scope, and one for each further way in which it is read. */
export type Keys = { readonly scope: string; readonly [column: string]: unknown }

/** The column in which the key stands by which a row is read in a way. */
export const readerColumn = (way: string): string => `read_by_${way.replaceAll('-', '_')}`

/** The key of whoever a row is about, in a way; null where it is about nobody. */
export const readerKey = (way: string, value: unknown): string | null => (value ? `${way}/${String(value)}` : null)

/** The ways in which rows of a noun are read beside their scope. */
export const waysOf = (resource: Resource | undefined): string[] => Object.keys(resource?.readers ?? {})

export const readerColumns = (resource: Resource | undefined): string[] => waysOf(resource).map(readerColumn)

/** The keys that stand on a row beside its scope. */
export const readerKeys = (resource: Resource | undefined, row: Readonly<Record<string, unknown>>): string[] =>
  readerColumns(resource).flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : []))

/** Stands for the field of a way whose key is given with the row: a held change is read by whoever reads what it is about. */
export const given = ''

/** The row whose key is shared, where the field of a way says so: `order.orderId`, the order that `orderId` names. */
export function ledBy(source: string): { readonly leader: string; readonly field: string } | undefined {
  const [leader = '', field] = source.split('.')
  return field === undefined ? undefined : { leader, field }
}

/** A way in which rows of a noun are read, the column of its keys, and where they come from. */
export type Reader = { readonly way: string; readonly column: string; readonly source: string }

export const readersIn = (resource: Resource | undefined): Reader[] =>
  Object.entries(resource?.readers ?? {}).map(([way, source]) => ({ way, column: readerColumn(way), source }))

type Resources = Catalogue['resources']

/** The noun whose rows the rows of another follow. */
export const leaderOf = ({ scope, fields }: Resource): string | undefined => scope && fields[scope.follows]?.noun

function readersOf(resources: Resources, resource: Resource): Readonly<Record<string, string>> {
  const leader = resources[leaderOf(resource) ?? '']
  const { scope, readers = {} } = resource
  if (!scope || !leader || leader === resource) return readers
  const led = Object.keys(readersOf(resources, leader)).map((way) => [way, `${leader.name}.${scope.follows}`])
  return { ...Object.fromEntries(led), ...readers }
}

/** The catalogue with every way in which each noun is read: those of what its rows follow as well, and of all that is held, every way. */
export function withReaders<C extends Pick<Catalogue, 'resources'>>(catalogue: C): C {
  const { resources } = catalogue
  const all = Object.values(resources).map((resource) => [resource, readersOf(resources, resource)] as const)
  const ways = new Set(all.flatMap(([, readers]) => Object.keys(readers)))
  if (ways.size === 0) return catalogue
  const about = Object.fromEntries([...ways].sort().map((way) => [way, given]))
  const whole = all.map(([resource, own]) => {
    const readers = resource.reach === 'of-subject' ? about : own
    return [resource.name, Object.keys(readers).length > 0 ? { ...resource, readers } : resource] as const
  })
  return { ...catalogue, resources: Object.fromEntries(whole) }
}
