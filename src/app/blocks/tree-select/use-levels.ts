import { useCallback, useState } from 'react'
import { toast } from '../../design/overlay/toast'
import { currentLanguage } from '../../language/language'
import { queries } from '../../resource/queries'
import { explain } from '../../wire/explain'
import type { TreeOption, TreeSource } from './tree-source'

/** One level of a tree: its nodes, `coming` until they are here, `failed` where they did not arrive. */
export type Level = readonly TreeOption[] | 'coming' | 'failed'

export type Levels = {
  /** By the node they lie below. What nobody has opened is not there. */
  readonly of: ReadonlyMap<string, Level>
  /** Fetches what lies below a node, unless it is here. */
  readonly open: (pid: string) => Promise<void>
}

type Opened = { readonly key: string; readonly of: ReadonlyMap<string, Level> }
const nothing: ReadonlyMap<string, Level> = new Map()

/** The levels of a tree somebody has opened. A failure is said as a warning in the server's words, and asked again when it is opened again. */
export function useLevels(source: TreeSource): Levels {
  const [opened, setOpened] = useState<Opened>({ key: source.key, of: nothing })
  const open = useCallback(
    async (pid: string) => {
      if (source.fault) return
      const { key } = source
      const put = (now: Opened, level: Level): Opened => ({ key, of: new Map(now.key === key ? now.of : nothing).set(pid, level) })
      // What an earlier source answers late is not of this one.
      const end = (level: Level) => setOpened((now) => (now.key === key ? put(now, level) : now))
      setOpened((now) => put(now, 'coming'))
      try {
        const queryKey = ['tree', key, currentLanguage(), pid]
        end(await queries.fetchQuery({ queryKey, queryFn: ({ signal }) => source.below(pid, signal), retry: false }))
      } catch (error) {
        end('failed')
        toast(explain(error, currentLanguage()), { tone: 'bad' })
      }
    },
    [source],
  )
  return { of: opened.key === source.key ? opened.of : nothing, open }
}
