import '../../contract/monitor/monitor-errors'
import { useState } from 'react'
import { useLanguage } from '../language/language'
import { explain } from '../wire/explain'
import { runRedis } from './use-monitor'

/** A line that was run, and what was said to it. */
export type Said = { readonly id: number; readonly line: string; readonly lines: readonly string[]; readonly isRefused: boolean }
/** Answers that stay in sight. */
const most = 30

/** Lines that were run, and the one that is written. A line that was refused stays, to be mended. */
export function useTerminal() {
  const language = useLanguage((state) => state.language)
  const [line, setLine] = useState('')
  const [said, setSaid] = useState<readonly Said[]>([])
  const [isBusy, setBusy] = useState(false)
  const [back, setBack] = useState(0)
  const tell = (asked: string, lines: readonly string[], isRefused: boolean) =>
    setSaid((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, line: asked, lines, isRefused }].slice(-most))
  return {
    line,
    said,
    isBusy,
    write: setLine,
    async run() {
      const asked = line.trim()
      if (asked === '' || isBusy) return
      setBusy(true)
      try {
        tell(asked, await runRedis(asked), false)
        setLine('')
      } catch (error) {
        tell(asked, [explain(error, language)], true)
      }
      setBack(0)
      setBusy(false)
    },
    /** Brings back an earlier line: 1 for the one before, -1 for the one after. */
    recall(step: 1 | -1) {
      const next = Math.min(said.length, Math.max(0, back + step))
      setBack(next)
      setLine(next === 0 ? '' : (said.at(-next)?.line ?? ''))
    },
  }
}
