import { refuse } from '../../../contract/error'
import type { Page } from '../../../contract/query'
import { call, type Query } from '../../wire/call'
import { fetchMade } from '../../wire/fetch-made'

/** Addresses of a list. A screen names those it uses. */
export type ListUrls = {
  readonly list?: string
  readonly delete?: string
  readonly deleteBatch?: string
  readonly exportXlsUrl?: string
}

const urlOf = (urls: ListUrls, name: keyof ListUrls): string => urls[name] || refuse('list.url', { name })

/**
 * The calls of a list by its addresses. Each throws `WireError`, and `Refusal` before anything goes out: `list.url` where its address is not
 * named, `list.none` where nothing is chosen.
 */
export const listCalls = (urls: ListUrls) => ({
  /** One page of rows. */
  page: async <T>(query: Query, signal?: AbortSignal): Promise<Page<T>> =>
    call('GET', urlOf(urls, 'list'), { query, ...(signal && { signal }) }),
  remove: async (id: string): Promise<unknown> => call('DELETE', urlOf(urls, 'delete'), { query: { id } }),
  removeMany: async (ids: readonly string[]): Promise<unknown> => {
    const url = urlOf(urls, 'deleteBatch')
    if (ids.length === 0) refuse('list.none')
    return call('DELETE', url, { query: { ids: ids.join(',') } })
  },
  /** The rows as a sheet. */
  sheet: async (query: Query): Promise<Blob> => fetchMade('GET', urlOf(urls, 'exportXlsUrl'), { query }),
})
