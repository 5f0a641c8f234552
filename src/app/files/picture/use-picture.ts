import { useEffect, useState } from 'react'
import type { SmallEdge } from '../../../contract/fields/file'
import { useFileHome } from '../../fields/file-home'
import { useEngine } from '../../offline/engine-context'
import { useSyncStatus } from '../../offline/use-sync-status'
import { useSession } from '../../session/session'
import { fetchFile } from '../../wire/file-calls'
import { isSilence } from '../../wire/wire-error'
import { inTurn, showPicture } from './picture-urls'
import { type Naming, pictureKey, readPicture } from './read-picture'

/** A picture as it can be shown now. `offline`: it comes with the network; `gone`: nobody has it. */
export type Picture = { readonly phase: 'loading' | 'offline' | 'gone' } | { readonly phase: 'ready'; readonly url: string }

/**
 * A picture by the hash of its file: from this device if it is here, else from the server. `of`: the row that names it, where that is not the one
 * all around is about. `edge`: a small copy will do, whose longest edge is so long.
 */
export function usePicture(sha: string, { of, edge }: { of?: Naming; edge?: SmallEdge } = {}): Picture {
  const { db } = useEngine()
  const around = useFileHome()
  const home = of ?? around
  const online = useSyncStatus((status) => status.online)
  const token = useSession((state) => state.token)
  const [picture, setPicture] = useState<Picture>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [noun, id] = [home?.noun, home?.id]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was missing is asked for again when the network is back, and only then
  useEffect(() => {
    if (online && picture.phase === 'offline') setAttempt((before) => before + 1)
  }, [online])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may have been for want of a sign-in, and somebody has signed in again
  useEffect(() => {
    if (picture.phase === 'gone') setAttempt((before) => before + 1)
  }, [token])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason of its own
  useEffect(() => {
    let current = true
    const tell = (next: Picture) => current && setPicture(next)
    const named = noun && id ? { noun, id } : undefined
    const load = () => readPicture(db, { sha, edge }, named, (...asked) => inTurn(() => fetchFile(...asked)), Date.now())
    const shown = showPicture(`${db.name}/${pictureKey({ sha, edge })}`, load)
    shown.url.then(
      (url) => tell(url ? { phase: 'ready', url } : { phase: 'gone' }),
      (error: unknown) => tell({ phase: isSilence(error) ? 'offline' : 'gone' }),
    )
    return () => {
      current = false
      shown.release()
    }
  }, [db, sha, edge, noun, id, attempt])
  return picture
}
