import { useEffect, useState } from 'react'
import { largestPage, type Page } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { onNews } from '../live/news'
import type { View } from '../offline/view'
import { call } from '../wire/call'

type Asked = { readonly question: string; readonly rows: readonly View[] }

/** Every row of a noun the person may see, or those under one value of its field `by`; undefined where they are more than one answer holds. */
async function askRows({ path, offline }: Resource, by: string | undefined, signal: AbortSignal): Promise<readonly View[] | undefined> {
  const query = { pageNo: 1, pageSize: largestPage, ...(by !== undefined && offline.by && { [offline.by]: by }) }
  const { records, total } = await call<Page<View>>('GET', `${path}/list`, { query, signal, quiet: true })
  return total > records.length ? undefined : records
}

/** Rows as the server has them, for while this device's own copy is on its way. Asked again when something is new; undefined until there is an answer. */
export function useAskedRows(resource: Resource, by: string | undefined, wanted: boolean): readonly View[] | undefined {
  const question = JSON.stringify([resource.name, by])
  const [answer, setAnswer] = useState<Asked>()
  useEffect(() => {
    if (!wanted) return
    const over = new AbortController()
    const read = () =>
      void askRows(resource, by, over.signal).then(
        (rows) => rows && setAnswer({ question, rows }),
        // Without an answer the copy is waited for, as without a network.
        () => undefined,
      )
    read()
    const deaf = onNews(read)
    return () => {
      deaf()
      over.abort()
    }
  }, [resource, by, question, wanted])
  return wanted && answer?.question === question ? answer.rows : undefined
}
