import type { Values } from '../../contract/fields/values'
import type { Row } from '../../contract/resource'

/** Where this device's own, not yet final edits of a row stand. */
export type Standing = 'waiting' | 'parked' | 'conflict'

/** A row as a list or form shows it. The server adds `<field>_dictText` for values that stand for something else. */
export type ViewRow = Partial<Row> & {
  readonly id: string
  readonly rev: number
  readonly standing?: Standing
  readonly era?: string
} & Values
