import type { Resource } from '../../../contract/resource'
import type { ViewRow } from '../../resource/row'
import type { MenuNode } from '../../shell/menu'
import type { FoundNoun } from '../found-nouns'

/** A row that ties two others, by which the one leads to the other. */
export type Tied = { readonly resource: Resource; readonly row: ViewRow }

/** A record and where it opens. `by`: the row that led to it. `isWay`: it stands below the hit it is led to from. */
export type RecordHit = {
  readonly key: string
  readonly resource: Resource
  readonly row: ViewRow
  readonly path: string
  readonly by?: Tied
  readonly isWay?: true
}

/** Something that was found: a record, or a screen. */
export type Hit = RecordHit | { readonly key: string; readonly node: MenuNode; readonly path: string }

/** Whether it stands below the hit it is led to from, and is none by itself. */
export const isWay = (hit: Hit): boolean => 'isWay' in hit

/** What was found of one kind. `noun`: of which, nothing for screens. `rank`: how well the best of them fits. */
export type Group = { readonly noun: Resource | undefined; readonly hits: readonly Hit[]; readonly rank: number }

export const hitOf = ({ resource, address }: FoundNoun, row: ViewRow): RecordHit => ({
  key: `${resource.name}:${row.id}`,
  resource,
  row,
  path: address(row.id),
})

export const screenHit = (node: MenuNode): Hit => ({ key: node.path, node, path: node.path })
