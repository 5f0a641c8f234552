import { pageOf, sifter, type Wanted } from '../../../src/app/resource/list/local-list'
import type { ViewRow } from '../../../src/app/resource/row'
import type { Resource } from '../../../src/contract/resource'

/** One page of rows as a list shows them that has just been opened. */
export const localPage = (resource: Resource, rows: readonly ViewRow[], wanted: Wanted, today: string) =>
  pageOf(sifter(resource, wanted, today)(rows), wanted)
