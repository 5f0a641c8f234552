import { largestPage, type Page } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import type { View } from '../../offline/view/view'
import { call } from '../../wire/call'
import { useAsked } from './use-asked'

/** Every row of a noun the person may see, or those under one value of its field `by`; undefined where they are more than one answer holds. */
async function askRows({ path, offline }: Resource, by: string | undefined, signal: AbortSignal): Promise<readonly View[] | undefined> {
  const query = { pageNo: 1, pageSize: largestPage, ...(by !== undefined && offline.by && { [offline.by]: by }) }
  const { records, total } = await call<Page<View>>('GET', `${path}/list`, { query, signal, quiet: true })
  return total > records.length ? undefined : records
}

/** Rows as the server has them, for while this device's own copy is on its way. */
export const useAskedRows = (resource: Resource, by: string | undefined, wanted: boolean): readonly View[] | undefined =>
  useAsked(JSON.stringify([resource.name, by]), wanted, (signal) => askRows(resource, by, signal))
