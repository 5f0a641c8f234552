import type { Fields, ValuesOf } from '../../contract/field'
import type { RecordOf, Resource, Row } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Word } from '../live/pokes'
import type { Many } from '../sync/effects'
import type { Values } from './values'

/** A change about to be made. `after` is the row as it would stand, its secrets open, while those of `before` are sealed. */
export type ChangeAhead = {
  readonly verb: string
  readonly id: string
  readonly before: Row | undefined
  readonly after: Values
  readonly patch: Values
}
/** A change that was made. `after` is undefined when the row was removed. */
export type ChangeMade = {
  readonly verb: string
  readonly id: string
  readonly before: Row | undefined
  readonly after: Row | undefined
  readonly patch: Values
}

/** The row a filter asks for: a value, or any of several. */
export type Filter = Readonly<Record<string, unknown>>

/** What area code may do while a change is applied. Everything happens in the one transaction of the batch. */
export type OpContext = {
  readonly person: Person
  /** Kindergarten day and time of the server. */
  readonly today: string
  readonly now: string
  /** When the change was made, as far as its device is to be believed: never after `now`. The same as `now` for what the server does by itself. */
  readonly madeAt: string
  /** A row as this batch sees it, kept for this batch: everybody else who asks for it waits. For rows many share, see `look`. */
  find<F extends Fields>(noun: Resource<F>, id: string): Promise<RecordOf<Resource<F>> | undefined>
  rows<F extends Fields>(noun: Resource<F>, where: Filter): Promise<RecordOf<Resource<F>>[]>
  /** The living rows of a noun that name any of these files at present. */
  naming<F extends Fields>(noun: Resource<F>, shas: readonly string[]): Promise<RecordOf<Resource<F>>[]>
  /** Writes on the server's own account: derived fields allowed, no permission asked, makes the row when there is none. */
  put<F extends Fields>(noun: Resource<F>, id: string, patch: Partial<ValuesOf<F>>): Promise<void>
  remove(noun: Resource, id: string): Promise<void>
  /** Works out a row's scope anew, because something it follows from has changed. */
  touch(noun: Resource, id: string): Promise<void>
  /** A row as this batch sees it, and as it stays until the batch is done. Others may look at it meanwhile, and nobody may change it. */
  look<F extends Fields>(noun: Resource<F>, id: string): Promise<RecordOf<Resource<F>> | undefined>
  /** Writes many rows by one statement, on the server's own account, after everything else of the batch. */
  spread(many: Many): void
  /** Tells sockets, once the batch is committed. */
  tell(word: Word): void
  /** Does `work` once for each `key`, after the last op of the batch, so that totals are counted once. */
  later(key: string, work: (ctx: OpContext) => Promise<void>): void
  /**
   * Keeps the whole change as an open conflict that a person decides, instead of refusing it. Returns only while somebody decides for a held
   * change who may let it through.
   */
  hold(reason: string): undefined
}

/**
 * Rows the rules of a noun look up for a change: the one whose id stands in a field or follows from the values, all that hold the
 * field's value in a field of the same name, or every row of a small noun. `only: 'look'` of a row that is asked for by `look` and
 * never by `find`: batches that look at the same row do not wait for one another.
 */
export type Read =
  | { readonly noun: Resource; readonly id: string | ((values: Values) => string); readonly only?: 'look' }
  | { readonly noun: Resource; readonly by: string }
  | { readonly noun: Resource; readonly every: true }

/** What a noun does beyond being stored. Bound by the product at its start; a noun without one is simply stored. */
export type Behaviour = {
  /** Natural id of a new row. An op that names another id is refused. */
  readonly key?: (values: Values) => string
  /**
   * What `scope`, `before` and `after` will mostly ask the context for. A batch locks and reads it for all its changes together, before
   * the first; nothing else follows from it, and whatever is not named here is read when it is asked for.
   */
  readonly reads?: readonly Read[]
  /** Scope key of a row; `all` when absent. Rows of a noun that says whom it follows have that row's, and this is not asked. */
  readonly scope?: (ctx: OpContext, values: Values, id: string) => string | Promise<string>
  /** Checks and completes a change. May refuse, hold, or answer derived values to be written with it. */
  readonly before?: (ctx: OpContext, change: ChangeAhead) => Promise<Values | undefined> | Values | undefined
  /** Effects on other rows. */
  readonly after?: (ctx: OpContext, change: ChangeMade) => Promise<void> | void
}

export type Behaviours = Readonly<Record<string, Behaviour>>
