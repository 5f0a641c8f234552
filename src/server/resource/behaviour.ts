import type { Fields, ValueOf } from '../../contract/field'
import type { RecordOf, Resource, ValuesIn, VerbOf } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Word } from '../live/pokes'
import type { Many } from '../sync/effects'

/** A change of a noun's row about to be made. `after` is the row as it would stand, its secrets open, while those of `before` are sealed. */
export type ChangeAhead<R extends Resource = Resource> = {
  readonly verb: VerbOf<R>
  readonly id: string
  readonly before: RecordOf<R> | undefined
  readonly after: ValuesIn<R>
  readonly patch: Partial<ValuesIn<R>>
}
/** A change of a noun's row that was made. `after` is undefined when the row was removed. */
export type ChangeMade<R extends Resource = Resource> = {
  readonly verb: VerbOf<R>
  readonly id: string
  readonly before: RecordOf<R> | undefined
  readonly after: RecordOf<R> | undefined
  readonly patch: Partial<ValuesIn<R>>
}

/** Values that lie between two, both included; without an end on the side that is left out. Texts are compared by their code points. */
export type Span<V = unknown> = { readonly from: V; readonly to?: V } | { readonly to: V; readonly from?: V }

/** The rows a filter asks for, by fields that hold one value: a value, any of several, or all between two. */
export type Filter<R extends Resource = Resource> = { readonly [Name in Single<R['fields']>]?: OneOf<ValuesIn<R>, Name> } & {
  readonly id?: string | readonly string[]
}
type Single<F extends Fields> = { [Name in keyof F]: NonNullable<ValueOf<F[Name]>> extends readonly unknown[] ? never : Name }[keyof F]
type OneOf<V, Name> = Name extends keyof V ? V[Name] | readonly V[Name][] | Span<NonNullable<V[Name]>> : unknown

/** What area code may do while a change is applied. Everything happens in the one transaction of the batch. */
export type OpContext = {
  readonly person: Person
  /** Kindergarten day and time of the server. */
  readonly today: string
  readonly now: string
  /** When the change was made, as far as its device is to be believed: never after `now`. The same as `now` for what the server does by itself. */
  readonly madeAt: string
  /** A row as this batch sees it, kept for this batch: everybody else who asks for it waits. For rows many share, see `look`. */
  find<R extends Resource>(noun: R, id: string): Promise<RecordOf<R> | undefined>
  /** Living rows as this batch sees them. Refuses (`record.too-many-rows`) rather than answer some of them. */
  rows<R extends Resource>(noun: R, where: Filter<NoInfer<R>>): Promise<RecordOf<R>[]>
  /** The living rows of a noun that name any of these files at present. */
  naming<R extends Resource>(noun: R, shas: readonly string[]): Promise<RecordOf<R>[]>
  /** The nouns, but for one, a living row of which holds this text in whatever field. Reads every row there is: for what happens seldom. */
  mentioning(text: string, except: Resource): Promise<readonly Resource[]>
  /** Writes on the server's own account: derived fields allowed, no permission asked, makes the row when there is none. */
  put<R extends Resource>(noun: R, id: string, patch: Partial<ValuesIn<NoInfer<R>>>): Promise<void>
  remove(noun: Resource, id: string): Promise<void>
  /** Works out a row's scope anew, because something it follows from has changed. */
  recomputeScope(noun: Resource, id: string): Promise<void>
  /** A row as this batch sees it, and as it stays until the batch is done. Others may look at it meanwhile, and nobody may change it. */
  readShared<R extends Resource>(noun: R, id: string): Promise<RecordOf<R> | undefined>
  /** Writes many rows by one statement, on the server's own account, after everything else of the batch. */
  bulkWrite(many: Many): void
  /** Tells sockets, once the batch is committed. */
  afterCommit(word: Word): void
  /** Does `work` once for each `key`, after the last op of the batch, so that totals are counted once. */
  afterBatch(key: string, work: (ctx: OpContext) => Promise<void>): void
  /**
   * Keeps the whole change as an open conflict that a person decides, instead of refusing it. Returns only while somebody decides for a held
   * change who may let it through.
   */
  hold(reason: string): undefined
}

/** Fields of `F` that name a row of the noun `N`. */
type RefTo<F extends Fields, N extends string> = {
  [Name in keyof F]: F[Name] extends { readonly refers?: infer M } ? (N extends M ? Name : never) : never
}[keyof F]

/**
 * Rows the rules of a noun look up for a change: the one a field refers to or whose id follows from the values, all that hold the
 * field's value in a field of the same name, or every row of a small noun. `only: 'look'` of a row that is asked for by `look` and
 * never by `find`: batches that look at the same row do not wait for one another.
 */
export type Read<R extends Resource = Resource, Of extends Resource = Resource> =
  | { readonly noun: Of; readonly id: RefTo<R['fields'], Of['name']> | ((values: ValuesIn<R>) => string); readonly only?: 'look' }
  | { readonly noun: Of; readonly by: keyof R['fields'] & keyof Of['fields'] }
  | { readonly noun: Of; readonly every: true }

type Answer<T> = Promise<T> | T

/** What a noun does beyond being stored. Bound by the product at its start; a noun without one is simply stored. */
export type Behaviour<
  R extends Resource = Resource,
  Q extends readonly Resource[] = readonly Resource[],
  W = Partial<ValuesIn<R>> | undefined,
> = {
  /**
   * What `scope`, `before` and `after` will mostly ask the context for. A batch locks and reads it for all its changes together, before
   * the first; nothing else follows from it, and whatever is not named here is read when it is asked for.
   */
  readonly reads?: { readonly [At in keyof Q]: Read<R, Q[At]> }
  /** Scope key of a row; `all` when absent. Rows of a noun that says whom it follows have that row's, and this is not asked. */
  readonly scope?: (ctx: OpContext, values: ValuesIn<R>, id: string) => Answer<string>
  /** Checks and completes a change. May refuse, hold, or answer derived values to be written with it. */
  readonly before?: (ctx: OpContext, change: ChangeAhead<R>) => Answer<W>
  /** Effects on other rows. */
  readonly after?: (ctx: OpContext, change: ChangeMade<R>) => Answer<void>
}

/** What the noun of this name does. */
export type BehaviourOf<N extends string> = Behaviour & { readonly noun: N }

/** Values none of which is of another field. A return is not looked through for strangers by the compiler. */
type Only<W, R extends Resource> = W extends object ? { readonly [Name in Exclude<keyof W, keyof R['fields']>]: never } : unknown

/**
 * Says what a noun does, in its own fields, states and verbs. What the engine hands to it has been checked against the same definition:
 * this is where rows of any noun become rows of one.
 */
export const behave = <
  R extends Resource,
  const Q extends readonly Resource[] = [],
  W extends Partial<ValuesIn<R>> | undefined = undefined,
>(
  { name }: R,
  does: Behaviour<R, Q, W & Only<W, R>>,
): BehaviourOf<R['name']> => ({ noun: name, ...does }) as BehaviourOf<R['name']>

export type Behaviours = Readonly<Record<string, Behaviour>>
