import { type Card, dayField, fieldsOfFact } from './card'
import type { Problems } from './check'
import { type DefaultOrder, defaultOrderOf } from './default-order'
import type { FieldFacts, Fields, GroupsOf, ValueOf, ValuesOf } from './field'
import type { Values } from './fields/values'
import type { MoveOf, StateIn } from './flow'
import type { Label } from './label'
import { keptColumns } from './query'
import type { Way } from './registry'

/**
 * Where rows of a noun live. `none`: network only. `read`: kept on the device. `write`: may also be edited without network.
 * `days` keeps only rows whose field `by` lies at most so many days back. `asksFirst`: with a network its forms are answered by the server at once, which
 * alone knows what is wrong with them, such as a number somebody else has; without one they are kept.
 */
export type Offline = {
  readonly mode: 'none' | 'read' | 'write'
  readonly by?: string
  readonly days?: number
  readonly asksFirst?: true
}

/** Generic writes a noun allows. Moves of its flow come on top. */
export const genericVerbs = ['add', 'edit', 'remove', 'adjust'] as const
export type GenericVerb = (typeof genericVerbs)[number]

/** Whose scope a row shares: it is seen by whoever sees the row it follows, and goes along when that one comes into other hands. */
export type Following<K extends string = string> = {
  /** The field that names the row it follows. */
  readonly follows: K
  /** Values of its fields with which it goes along; whatever they are when absent. What is over stays where it was. */
  readonly while?: { readonly [Field in K]?: readonly string[] }
  /** The field with the last day on which it goes along. */
  readonly until?: K
}

/** Of which document a row is a line: rows of their own, in an order, that are seen by whoever sees the document and go when it goes. */
export type LineOf<K extends string = string> = {
  /** The field that names the document. */
  readonly of: K
  /** The field that holds its place among the lines. */
  readonly order: K
  /** Fields of the document that are worked out as the sum of one of the lines'. */
  readonly sums?: Readonly<Record<string, K>>
  /** Rights of its own. Where nothing is said, who reads the document reads its lines, and who edits it edits them. */
  readonly rights?: 'own'
}

/** How its rows are found by whoever types a piece of them. */
export type Found<By extends string = string, K extends string = By> = {
  /** Texts any piece of which they are found by, Chinese ones by their pinyin as well. */
  readonly by: readonly By[]
  /** What is said of one beside its title, so that people tell it from others of its name. */
  readonly says?: readonly K[]
  /** It ties two others, each named by a field: what it is found by leads to the one, and whoever finds the other is led on to that one. */
  readonly leads?: { readonly from: K; readonly to: K }
}

/** A noun described once. Table, calls, validation, permissions, screens, device cache and tests follow from it. */
export type Resource<F extends Fields = Fields, N extends string = string, V extends string = string> = {
  readonly name: N
  /** What people call one of them. */
  readonly label: Label
  /** First part of its calls, e.g. `/business-system/intk/garden/student`. */
  readonly path: string
  readonly offline: Offline
  readonly fields: F
  /** The field a person knows a row by. */
  readonly title: string
  readonly list: readonly string[]
  readonly search: readonly string[]
  readonly form: readonly (readonly string[])[]
  /** Its rows are found from everywhere by whoever may list them. Those of nouns that do not say so are found in their lists alone. */
  readonly found?: Found
  /** Where parts of a long form begin, each by the first field of its first line. A record is read in the same parts. */
  readonly sections?: readonly Section[]
  readonly verbs: readonly GenericVerb[]
  /** Permissions of its own beside those of its verbs. */
  readonly rights?: readonly string[]
  /** For the compiler only: its verbs, rights and the groups of its fields. */
  readonly granted?: V
  /** Names under which existing clients of the wire contract send fields in calls. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Fields that give one answer together: where one of them is held for a decision, so are the others of the same op. */
  readonly atomicFields?: readonly string[]
  /** Whose scope its rows share. Where nothing is said, the noun's rules on the server say who may see a row; everybody who may list it else. */
  readonly scope?: Following
  /**
   * Further ways in which its rows are read, beside their scope: by way the field that says by whom, or `id` for the row itself. A row that
   * follows another one is read in that one's ways as well. Only roles whose data scope is the way read by it.
   */
  readonly readers?: Readonly<Record<string, string>>
  /**
   * Who reads its rows, where keys do not say all of it. `personal`: whom each is about, alone, also where a role sees everything. `of-subject`:
   * whoever reads the row it is about, which its fields `noun` and `rowId` name; there is one such noun, what is held for a decision.
   * `overseen`: whoever made it, and whoever may make this move.
   */
  readonly reach?: 'personal' | 'of-subject' | { readonly overseen: string }
  /** It is a line of a document. */
  readonly line?: LineOf
  /** There is one row of it a tenant, and never a second. */
  readonly single?: boolean
  /** What references to it are chosen in, beside a list that opens by typing. Where nothing is said there is that list alone. */
  readonly picker?: PickerKind
  /** How its list opens; the newest rows first where nothing is said. */
  readonly defaultOrder?: DefaultOrder
  /** Its id follows from its values, so that two devices making the same row meet in one. */
  readonly key?: (values: Values) => string
  /** What of a row contradicts itself: what is wrong at its fields. Asked on both sides. */
  readonly agrees?: (row: Values) => Problems
  /** Its ops carry a record hash, each linked to the device's one before it. */
  readonly chained?: boolean
  /** Its photographs may also be chosen from what lies on the device. All others are evidence of there and then, and are taken there. */
  readonly gallery?: boolean
  /**
   * The field with the picture its rows are known by at a glance, wherever they are named. Until there is one, the first letters of the title
   * stand for it.
   */
  readonly avatar?: string
  /** Of rows that stand in a tree: the field with the place of one among those below the same one, which people change. */
  readonly placedBy?: string
  /** How its rows look in a list in a hand, where that does not follow from what is said above. */
  readonly card?: Card
  /** The field that names the row at which adding one is offered. */
  readonly offeredAt?: string
  /** Some rows may be out of reach of somebody who may change others: `GET {path}/beyond` names them, for whoever reads its list. */
  readonly beyond?: boolean
  /** Permission that opens its list, where reading its rows is not reason enough: they are looked at elsewhere. */
  readonly listedFor?: string
  /** By reason: the permission it takes to let a change through that a rule holds, where deciding clashes is not enough for it. */
  readonly releases?: Readonly<Record<string, string>>
}

/** Pickers there are: of users by department, of departments in their tree, of roles, of positions, and of the rows of any noun. */
export type PickerKind = 'user' | 'department' | 'role' | 'position' | 'record'

/** A part of a form: what it is called, and the field it begins with. */
export type Section<K extends string = string> = { readonly from: K; readonly label: Label }

/** Fields with a text somebody types a piece of. */
type TextIn<F extends Fields> = {
  [Name in keyof F]: NonNullable<ValueOf<F[Name]>> extends string ? Name : never
}[keyof F] &
  string

type AtWill = 'picker' | 'label' | 'reach' | 'single' | 'chained' | 'gallery' | 'beyond' | 'listedFor' | 'releases'
type Facts<F extends Fields, N extends string, V extends GenericVerb, R extends string> = Pick<Resource<F>, AtWill | 'path' | 'fields'> & {
  readonly name: N
  readonly title: keyof F & string
  readonly avatar?: keyof F & string
  readonly placedBy?: keyof F & string
  readonly card?: Card<keyof F & string>
  readonly offeredAt?: keyof F & string
  readonly list: readonly (keyof F & string)[]
  readonly search: readonly (keyof F & string)[]
  readonly form: readonly (readonly (keyof F & string)[])[]
  readonly found?: Found<TextIn<F>, keyof F & string>
  readonly sections?: readonly Section<keyof F & string>[]
  readonly offline?: Offline | Offline['mode']
  readonly verbs?: readonly V[]
  readonly rights?: readonly R[]
  readonly aliases?: Readonly<Record<string, keyof F & string>>
  readonly atomicFields?: readonly (keyof F & string)[]
  readonly scope?: Following<keyof F & string>
  readonly readers?: { readonly [W in Way]?: (keyof F & string) | 'id' }
  readonly line?: LineOf<keyof F & string>
  readonly defaultOrder?: DefaultOrder<keyof F & string>
  readonly key?: (values: ValuesOf<NoInfer<F>>) => string
  /** The row may be half of one: a form that is being filled in has empty fields. */
  readonly agrees?: (row: Partial<Unfilled<NoInfer<F>>>) => Problems
}
/** Values any of which may be empty. */
type Unfilled<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> | null }

/** Columns of a default order that are none. */
function unordered(resource: Resource): string[] {
  const { open, by } = defaultOrderOf(resource)
  const columns = [...(open ? [open.field, ...open.keys.map(({ column }) => column)] : []), ...by.map(({ column }) => column)]
  const kept: readonly string[] = keptColumns
  return columns.filter((name) => !(name in resource.fields) && !kept.includes(name))
}

/** Fields a noun says its rows are found by that are none of their texts, or are shown to some alone who see the row: a find would tell the others. */
const unfindable = ({ found, fields }: Resource): string[] =>
  (found?.by ?? []).filter((name) => fields[name]?.kind !== 'text' || fields[name]?.consent !== undefined)

/** The fields a card names. */
const cardFields = ({ title, beside = [], facts = [], section, call }: Card = {}): readonly string[] => [
  ...(title ? [title] : []),
  ...beside.map(({ field }) => field),
  ...facts.flatMap(fieldsOfFact),
  ...(typeof section === 'object' ? [section.field] : []),
  ...(call ? [call] : []),
]

/** Why rows of a noun cannot be parted as its card says. */
function unparted({ card, fields, defaultOrder }: Resource): string | undefined {
  const section = card?.section
  if (section === 'day' && !dayField({ fields, defaultOrder })) return 'the day of a list that is ordered by none'
  if (typeof section === 'object' && !fields[section.field]?.dict) return `${section.field}, which has no dictionary`
  return undefined
}

/** Describes a noun. Throws at start when the description contradicts itself, so that no half noun is ever served. */
export function defineResource<
  const F extends Fields,
  const N extends string,
  const V extends GenericVerb = 'add' | 'edit' | 'remove',
  const R extends string = never,
>(facts: Facts<F, N, V, R>): Resource<F, N, V | R | GroupsOf<F>> {
  const offline = facts.offline ?? 'none'
  const resource = {
    verbs: ['add', 'edit', 'remove'] as const,
    ...(facts.line && {
      scope: { follows: facts.line.of },
      defaultOrder: { by: [`${facts.line.of} desc`, `${facts.line.order} asc`] as const },
    }),
    ...facts,
    // Engines know no noun, and give what they were given.
    key: facts.key as Resource['key'],
    agrees: facts.agrees as Resource['agrees'],
    offline: typeof offline === 'string' ? { mode: offline } : offline,
  }
  const unknown = [
    resource.title,
    ...resource.list,
    ...resource.search,
    ...resource.form.flat(),
    ...(resource.found?.by ?? []),
    ...(resource.found?.says ?? []),
    ...(resource.offline.by ? [resource.offline.by] : []),
    ...(facts.avatar ? [facts.avatar] : []),
    ...cardFields(facts.card),
    ...(facts.offeredAt ? [facts.offeredAt] : []),
    ...Object.values<FieldFacts>(facts.fields).flatMap(({ popup }) => Object.keys(popup?.fills ?? {})),
    ...Object.values<string>(resource.readers ?? {}).filter((field) => field !== 'id'),
  ].filter((name) => !(name in resource.fields))
  const wrong = unordered(resource)
  const follows = resource.scope?.follows
  if (follows !== undefined && !facts.fields[follows]?.noun) throw new Error(`${resource.name}: ${follows} names no row to follow`)
  if (wrong.length > 0) throw new Error(`${resource.name}: cannot be ordered by ${wrong.join(', ')}`)
  const unfound = unfindable(resource)
  if (unfound.length > 0) throw new Error(`${resource.name}: cannot be found by ${unfound.join(', ')}`)
  const astray = resource.sections?.filter(({ from }) => !resource.form.some(([first]) => first === from)) ?? []
  if (astray.length > 0) throw new Error(`${resource.name}: no line of the form begins with ${astray.map(({ from }) => from).join(', ')}`)
  if (unknown.length > 0) throw new Error(`${resource.name}: no such field: ${unknown.join(', ')}`)
  const apart = unparted(resource)
  if (apart) throw new Error(`${resource.name}: cannot be parted by ${apart}`)
  return resource
}

/** Kept beside every row by the server. */
export type SystemColumns = {
  readonly id: string
  /** Version of the row; rises by one with every change. */
  readonly rev: number
  /** Who may see the row, as a key such as `class/…`; compared with the keys a person holds. */
  readonly scope: string
  readonly createBy: string
  readonly createTime: string
  readonly updateBy: string | null
  readonly updateTime: string | null
}

/** A stored row of any noun. */
export type Row = SystemColumns & Readonly<Record<string, unknown>>
/** The values of one noun's row. The field that holds its state holds one of its flow's. */
export type ValuesIn<R extends Resource> = ValuesOf<R['fields']> & StateIn<R['name']>
/** What may be done with a row of one noun: what every noun may allow, and the moves of its flow. */
export type VerbOf<R extends Resource> = string extends R['name']
  ? string
  : Extract<NonNullable<R['granted']>, GenericVerb> | MoveOf<R['name']>
/** A stored row of one noun. */
export type RecordOf<R extends Resource> = SystemColumns & ValuesIn<R>
