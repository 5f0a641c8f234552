import type { Fields, ValueOf, Writable } from '../field'
import type { AskedBy, MoveOf } from '../flow'
import type { FlowTypes } from '../registry'
import type { Resource, VerbOf } from '../resource'

type Patch = Readonly<Record<string, unknown>>

/** What waits for what, and on what it was decided: see `AnyIntent` of the device's engine. */
type More = {
  readonly deps?: readonly string[]
  readonly seen?: Patch & { readonly rev: number; readonly era?: string }
}

/** Known to the compiler alone: only what is made here has it, so that nothing is asked for that was not held against its noun. */
declare const checked: unique symbol
/** What a person wants done with one row, in the fields and verbs of its noun. */
export type Intent<N extends string = string, V extends string = string, P = Patch> = More & {
  readonly noun: N
  readonly key: string
  readonly verb: V
  readonly patch: P
  readonly [checked]: true
}

type Needed<F extends Fields> = { [Name in Writable<F>]: null extends ValueOf<F[Name]> ? never : Name }[Writable<F>]
type Some<F extends Fields, Name extends keyof F> = { readonly [One in Name]?: ValueOf<F[One]> }

/** The values of a new row: every field that may not be empty, and any other a caller may write. */
type NewValues<R extends Resource> = string extends R['name']
  ? Patch
  : { readonly [Name in Needed<R['fields']>]: ValueOf<R['fields'][Name]> } & Some<R['fields'], Writable<R['fields']>>
/** New values for some fields of a row. */
export type NewPatch<R extends Resource> = string extends R['name'] ? Patch : Some<R['fields'], Writable<R['fields']>>

type Verb<N extends string> = string extends N ? string : MoveOf<N>
type AskedFor<N extends string, V> = N extends keyof FlowTypes
  ? FlowTypes[N] extends { readonly moves: infer M }
    ? V extends keyof M
      ? AskedBy<M[V]>
      : never
    : never
  : never
type Nothing = Readonly<Record<string, never>>
/** What a move asks for. */
type MovePatch<R extends Resource, V> = string extends R['name']
  ? Patch
  : [AskedFor<R['name'], V>] extends [never]
    ? Nothing
    : Some<R['fields'], AskedFor<R['name'], V> & keyof R['fields']>

/** A noun of which this may be asked. */
type With<R extends Resource, V extends string> = V extends VerbOf<R> ? R : never

const intent = <R extends Resource, V extends string, P>({ name }: R, key: string, verb: V, patch: P, more: More) =>
  ({ noun: name, key, verb, patch, ...more }) as Intent<R['name'], V, P>

/** Makes a row. */
export const add = <R extends Resource>(noun: R & With<R, 'add'>, key: string, values: NewValues<NoInfer<R>>, more: More = {}) =>
  intent<R, 'add', NewPatch<R>>(noun, key, 'add', values, more)
/** Gives some fields of a row new values. */
export const edit = <R extends Resource>(noun: R & With<R, 'edit'>, key: string, patch: NewPatch<NoInfer<R>>, more: More = {}) =>
  intent<R, 'edit', NewPatch<R>>(noun, key, 'edit', patch, more)
/** Takes a row away. */
export const remove = <R extends Resource>(noun: R & With<R, 'remove'>, key: string, more: More = {}) =>
  intent<R, 'remove', Nothing>(noun, key, 'remove', {}, more)
/** Makes a move of the noun's flow, with what it asks for. */
export const move = <R extends Resource, V extends Verb<R['name']>>(
  noun: R,
  key: string,
  verb: V,
  patch: MovePatch<NoInfer<R>, V>,
  more: More = {},
) => intent<R, V, MovePatch<R, V>>(noun, key, verb, patch, more)
