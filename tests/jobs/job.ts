import type { Language } from '../../src/contract/label'
import type { Size } from '../walk/plan'
import type { Hand } from './hand'

/** What something may cost. `taps`: presses of a finger or mouse; `typings`: texts and keys; `screens`: other addresses, sheets and dialogs. */
export type Cost = { readonly taps: number; readonly typings: number; readonly screens: number }

/** Something somebody wants done, and what it may cost them. */
export type Job = {
  /** What is done, as one would ask for it. */
  readonly what: string
  /** Address it is begun at. */
  readonly from: string
  readonly size: Size
  readonly most: Cost
  /** It is done without network. */
  readonly offline?: true
  /** What the same person has done before, by its name: without it there is nothing to do here. */
  readonly after?: string
  /** What others did before it begins. It costs whoever does the job nothing. */
  readonly before?: (url: string) => Promise<void>
  /** Does it, and sees that it is done. */
  readonly walk: (hand: Hand) => Promise<void>
}

/** Jobs of one person on one device, in the order they are done. */
export type Person = {
  readonly role: string
  readonly username: string
  readonly language: Language
  readonly jobs: readonly Job[]
}
