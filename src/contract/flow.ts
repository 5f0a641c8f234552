import type { Problems } from './check'
import type { Fields, Writable } from './field'
import type { Label } from './label'
import type { FlowTypes, Noun, NounTypes } from './registry'
import { same } from './sync/merge'

/** One way from a state to another. It is a verb of the noun, and so its own permission. */
export type Move = {
  readonly from: readonly string[]
  readonly to: string
  readonly label: Label
  /** Fields the person fills in while making the move; they are written with it. */
  readonly asks?: readonly string[]
  /** Of `asks`: what the record has to hold for this move, though the noun does without it otherwise. */
  readonly needs?: readonly string[]
  /** Of `asks`: what is said of this very move, such as its reason. It is given each time, whatever the record holds of an earlier one. */
  readonly anew?: readonly string[]
  /** Asked before the move is made, with the words of the record's fields in braces: what it does cannot be taken back unseen. */
  readonly confirm?: { readonly title: Label; readonly body: Label }
  /** May be made without a network. */
  readonly offline?: boolean
  /** Made in a place of its own, and not offered beside the record. */
  readonly apart?: boolean
}

/** The states of a noun and the moves between them, as a table. `field` holds the state. */
export type Flow = {
  readonly noun: string
  readonly field: string
  readonly start: string
  readonly moves: Readonly<Record<string, Move>>
  /** The states in which a row may be edited or removed, where that is not all of them. */
  readonly only?: Readonly<Partial<Record<'edit' | 'remove', readonly string[]>>>
}

type FieldOf<N> = N extends Noun ? keyof NounTypes[N]['fields'] & string : never
/** The states a flow knows: the one it starts in, and those its moves lead to. */
export type StateOf<F extends Flow> = F['start'] | F['moves'][keyof F['moves']]['to']
type WritableOf<N> = N extends Noun ? (NounTypes[N]['fields'] extends infer F extends Fields ? Writable<F> : never) : never
/** The fields a move asks for. */
export type AskedBy<M> = M extends { readonly asks: readonly (infer Field)[] } ? Field : never
/** What of a flow has to be known: its noun, the noun's fields, and its own states. */
type FlowFacts<F extends Flow> = {
  readonly noun: Noun
  readonly field: FieldOf<F['noun']>
  readonly moves: {
    readonly [M in keyof F['moves']]: {
      readonly from: readonly StateOf<F>[]
      readonly asks?: readonly WritableOf<F['noun']>[]
      readonly needs?: readonly AskedBy<F['moves'][M]>[]
      readonly anew?: readonly AskedBy<F['moves'][M]>[]
    }
  }
  readonly only?: Readonly<Partial<Record<'edit' | 'remove', readonly StateOf<F>[]>>>
}

/** What the flow of a noun says of the field that holds the state: a new row has none yet. */
export type StateIn<N extends string> = N extends keyof FlowTypes
  ? FlowTypes[N] extends infer F extends Flow
    ? { readonly [Field in F['field']]: StateOf<F> | null }
    : unknown
  : unknown
/** The moves of a noun that has a flow, as verbs. */
export type MoveOf<N extends string> = N extends keyof FlowTypes ? keyof FlowTypes[N]['moves'] & string : never

/** Describes the flow of a noun. A field the noun lacks or that no caller may write, or a state no move leads to, does not compile. */
export const defineFlow = <const F extends Flow>(flow: F & FlowFacts<F>): F => flow

/** Whether a verb is a move of a flow. */
export const isMoveOf = <F extends Flow>({ moves }: F, verb: string): verb is keyof F['moves'] & string => Object.hasOwn(moves, verb)

/** The state a row stands in after `verb`, or undefined when that move does not start from where it stands. */
export function nextState(flow: Flow, state: unknown, verb: string): string | undefined {
  const move = Object.hasOwn(flow.moves, verb) ? flow.moves[verb] : undefined
  return move?.from.includes(String(state ?? flow.start)) ? move.to : undefined
}

const isEmpty = (value: unknown) => same(value, null) || (Array.isArray(value) && value.length === 0)

/** The fields a move cannot be made without and that are empty: those it needs, in the record with `patch` on top, and those it asks anew. */
export function missingFor(
  { needs = [], anew = [] }: Move,
  patch: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): Problems {
  const after = { ...row, ...patch }
  const missing = [...needs.filter((field) => isEmpty(after[field])), ...anew.filter((field) => isEmpty(patch[field]))]
  return Object.fromEntries(missing.map((field) => [field, { code: 'field.required' }]))
}

/** Whether the state a row stands in lets it be edited or removed. */
export function isOpenTo(flow: Flow | undefined, verb: string, state: unknown): boolean {
  const states = verb === 'edit' || verb === 'remove' ? flow?.only?.[verb] : undefined
  return !flow || !states || states.includes(String(state ?? flow.start))
}
