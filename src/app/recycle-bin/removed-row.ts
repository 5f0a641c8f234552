import type { Resource } from '../../contract/resource'
import type { ViewRow } from '../resource/row'

/** What both faces are given: the rows of a page with their names, and which are chosen. */
export type RemovedRows = {
  readonly resource: Resource
  readonly rows: readonly ViewRow[]
  readonly names: Readonly<Record<string, string>>
  readonly chosen: readonly string[]
  readonly isBusy: boolean
  readonly toggle: (id: string) => void
  readonly toggleAll: () => void
  readonly restore: (id: string) => void
}

/** Most fields that are told of a removed row beside its name. */
const few = 3

/** Fields by which a removed row is told from others, beside its name. */
export const factsOf = ({ list, title, avatar, fields }: Resource): readonly string[] =>
  list
    .filter(
      (name) => name !== title && name !== avatar && !['photos', 'signature', 'attachments', 'note'].includes(fields[name]?.kind ?? ''),
    )
    .slice(0, few)
