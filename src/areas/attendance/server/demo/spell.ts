import type { Illness } from './illnesses'

/**
 * Days a child stays away in one go. `child` counts through all children from 0; `from` counts open days from the first of
 * the term. `mark` is the value of the dictionary `attStatus`: S sick, A on leave, H kept at home, U not reached.
 */
export type Spell = {
  readonly child: number
  readonly from: number
  readonly days: number
  readonly mark: 'S' | 'A' | 'H' | 'U'
  /** Cause of a spell without illness; nothing is known of a child nobody reached. */
  readonly cause?: string
  readonly illness?: Illness
  /** Who asked for approved leave, as a value of `leaveApplicant`. Without it nobody asked. */
  readonly asked?: 'parent' | 'teacher'
}

/** Why the child is away, as a value of the dictionary `absenceCause`. */
export const causeOf = (spell: Spell): string | null => spell.illness?.cause ?? spell.cause ?? null

/** The open day after the last one away. */
export const endOf = (spell: Spell): number => spell.from + spell.days

/** Whether two spells of one child overlap or touch, so that they would read as one. */
export const meets = (one: Spell, two: Spell): boolean => one.child === two.child && one.from <= endOf(two) && two.from <= endOf(one)
