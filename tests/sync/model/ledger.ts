import { gone, same } from '../../../src/contract/sync/merge'
import { entityOf, type Op } from '../../../src/contract/sync/op'
import { initialValues, type Stored } from '../../../src/server/resource/values'
import { Paper } from '../../kit/product/tiny-product'

/** One value that was written: by which op of which replica. */
export type Mark = { readonly id: string; readonly replica: string }

/** What the ledger asks of the outside: whether an op's author had seen a value, and what they were shown of a held one. */
export type Witness = {
  readonly saw: (op: Op, mark: Mark) => boolean
  readonly shownTheirs: (op: Op, id: string) => Readonly<Record<string, unknown>>
  /** How many pages an op adds to whatever stands there: its own, or those of the held addition it decides for. */
  readonly adds: (op: Op, id: string) => number | undefined
  /** Whether an op decides that a removed row comes back as it was; whoever adds one anew begins it anew. */
  readonly bringsBack: (op: Op, id: string) => boolean
}

const watched = ['title', 'colour', 'pages', 'shelf'] as const

/** An account of what a server did, kept beside it and by other means. Goes back in time with the server. */
export class Ledger {
  /** How often each op had an effect. */
  effects = new Map<string, number>()
  /** Number of the last op that had an effect, by replica and row. */
  lastN = new Map<string, number>()
  /** Whose values stand in each field of each row; several where additions met. */
  writers = new Map<string, readonly Mark[]>()
  /** What `pages` of each row must be. */
  sums = new Map<string, number>()
  /** Version of its row that each op made. */
  revOf = new Map<string, number>()

  copy(): Ledger {
    const copied = new Ledger()
    copied.effects = new Map(this.effects)
    copied.lastN = new Map(this.lastN)
    copied.writers = new Map(this.writers)
    copied.sums = new Map(this.sums)
    copied.revOf = new Map(this.revOf)
    return copied
  }

  marks(entity: string): Mark[] {
    return [...watched, gone].flatMap((field) => this.writers.get(`${entity}.${field}`) ?? [])
  }

  /** Notes that an op is being done. Answers which rule that breaks. */
  noteEffect(op: Op, replica: string, rev: number): string[] {
    const broken: string[] = []
    const place = `${replica} ${entityOf(op)}`
    const times = (this.effects.get(op.id) ?? 0) + 1
    this.effects.set(op.id, times)
    if (times > 1) broken.push(`I2 ${op.id} was done ${times} times`)
    if ((this.lastN.get(place) ?? 0) >= op.n) broken.push(`I4 ${op.id} was done after number ${this.lastN.get(place)}`)
    this.lastN.set(place, op.n)
    this.revOf.set(op.id, rev)
    return broken
  }

  /** Notes what an op changed in a row. `isSameTime`: the op knows this server's versions. Answers which rule that breaks. */
  noteChange(op: Op, by: Mark, [was, is]: readonly [Stored | undefined, Stored], witness: Witness, isSameTime: boolean): string[] {
    const entity = is.id
    const exists = was && !was.gone
    const fields = is.gone
      ? [...watched, gone]
      : [...watched.filter((field) => !same(exists ? was[field] : null, is[field])), ...(exists ? [] : [gone])]
    const shown =
      op.verb === 'resolve'
        ? witness.shownTheirs(op, entity)
        : isSameTime
          ? {}
          : // What its author had no value of they knew as every new row has it.
            { ...(op.verb === 'remove' && { ...initialValues(Paper.fields), [gone]: false }), ...op.base }
    const added = witness.adds(op, entity)
    const stood = (field: string) => (field === gone ? was?.gone : exists ? was[field] : null)
    // What a decision brings back with a removed row is whose it was.
    const isBack = (field: string) => !exists && field !== gone && same(was?.[field], is[field]) && witness.bringsBack(op, entity)
    const unseen = (field: string) =>
      !isBack(field) &&
      !(field === 'pages' && added !== undefined) &&
      !same(stood(field), field in shown ? shown[field] : Number.NaN) &&
      this.writers.get(`${entity}.${field}`)?.some((mark) => mark.replica !== by.replica && !witness.saw(op, mark))
    const broken = op.verb === 'resolve' && !isSameTime ? [] : fields.filter(unseen)
    if (!exists) for (const field of watched.filter((one) => !isBack(one))) this.writers.delete(`${entity}.${field}`)
    for (const field of this.confirmed(op, by, [was, is], witness)) this.mark(`${entity}.${field}`, by, false)
    for (const field of fields.filter((one) => !isBack(one))) this.mark(`${entity}.${field}`, by, added !== undefined && field === 'pages')
    if (fields.includes('pages')) this.sums.set(entity, added === undefined ? Number(is.pages ?? 0) : (this.sums.get(entity) ?? 0) + added)
    return broken.map((field) => `I11 ${op.id} replaced ${entity}.${field} unseen`)
  }

  /** Fields in which an op says again what its author saw there. */
  private confirmed(op: Op, by: Mark, [was, is]: readonly [Stored | undefined, Stored], { saw }: Witness): string[] {
    if (!was || was.gone || is.gone || (op.verb !== 'edit' && op.verb !== 'add')) return []
    const stands = (field: string) => field in op.patch && same(was[field], op.patch[field])
    const isSeen = (mark: Mark) => mark.replica === by.replica || saw(op, mark)
    return watched.filter((field) => stands(field) && (this.writers.get(`${is.id}.${field}`) ?? []).every(isSeen))
  }

  private mark(place: string, by: Mark, isAdded: boolean): void {
    this.writers.set(place, isAdded ? [...(this.writers.get(place) ?? []), by] : [by])
  }
}
