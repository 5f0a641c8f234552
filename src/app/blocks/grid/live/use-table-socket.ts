import { useCallback, useEffect, useRef } from 'react'
import type { Written } from '../../../../contract/live/table-socket'
import { socketAddress } from '../../../live/socket-address'
import { useSession } from '../../../session/session'
import { tableConnection } from './table-connection'

const isUseful = () => document.visibilityState === 'visible' && navigator.onLine

/**
 * Joins a page to all others that have the same table open, for as long as somebody sees it. `pageId`: the name of the table
 * (`tableName`); undefined where it is nobody else's, as while it is being made. `onUpdate` is told of each row another page has written
 * into: its id, and the cells that person wrote; `writer` is who one is oneself on this page. Returns how to tell the others of a row
 * of one's own; it answers whether they could be told.
 */
export function useTableSocket(
  pageId: string | undefined,
  writer: string,
  onUpdate: (written: Written) => void,
): (written: Written) => boolean {
  const token = useSession((state) => state.token)
  const user = useSession((state) => state.person?.id)
  const latest = useRef(onUpdate)
  const connection = useRef<ReturnType<typeof tableConnection>>(undefined)
  useEffect(() => {
    latest.current = onUpdate
  })
  useEffect(() => {
    if (!pageId || !token || !user) return
    const own = tableConnection({
      address: socketAddress(user, pageId),
      token,
      hear: (socketKey, written) => socketKey === pageId && written.caseId !== writer && latest.current(written),
    })
    connection.current = own
    const follow = () => (isUseful() ? own.begin() : own.end())
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', follow)
    window.addEventListener('offline', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('online', follow)
      window.removeEventListener('offline', follow)
      connection.current = undefined
      own.end()
    }
  }, [pageId, token, user, writer])
  return useCallback((written: Written) => (pageId ? (connection.current?.send(pageId, written) ?? false) : false), [pageId])
}
