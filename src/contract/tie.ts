import type { Values } from './fields/values'
import type { Label } from './label'
import type { Noun } from './registry'

/**
 * Rows of one noun that hang on rows of another: what people did there rests on it. Screens of the other noun say so before somebody changes
 * it, and know nothing else of those rows; what the server refuses is a rule of the area they belong to.
 */
export type Tie = {
  /** The noun they hang on, and theirs. */
  readonly on: Noun
  readonly noun: Noun
  /** The field with the id of the row they hang on. */
  readonly by: string
  /** Which of them do. Those nobody has begun with hang on nothing. */
  readonly counts: (row: Values) => boolean
  /** So many of them in words, `{count}`. */
  readonly label: Label
}
