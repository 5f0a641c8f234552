import { useRef, useState } from 'react'
import { currentLanguage } from '../../language/language'
import { explain } from '../../wire/explain'
import { type ImportEnd, type ImportProgress, type ImportSettings, importSheets } from './import-sheets'
import { type NotTaken, withSheets } from './with-sheets'

/** Files that were chosen before, and what keeps those that are chosen now until they are in or given up. */
export type KeptFiles = { readonly files: readonly File[]; readonly keep: (files: readonly File[]) => Promise<unknown> }

/** Files that are to be imported, and how their import goes. */
export function useImport(settings: ImportSettings, kept?: KeptFiles) {
  const [files, setFiles] = useState(kept?.files ?? [])
  const [progress, setProgress] = useState<ImportProgress>()
  const [end, setEnd] = useState<ImportEnd | 'stopped'>()
  const running = useRef<AbortController>(undefined)
  const keeping = useRef<Promise<unknown>>(undefined)
  const have = (next: readonly File[]) => {
    setFiles(next)
    keeping.current = kept?.keep(next)
  }
  return {
    files,
    progress,
    end,
    isRunning: progress !== undefined,
    /** Takes files beside those that are there; answers why some were not taken. */
    add(more: Iterable<File>): readonly NotTaken[] {
      const found = withSheets(files, more)
      have(found.files)
      setEnd(undefined)
      return found.notTaken
    },
    drop: (file: File) => have(files.filter((one) => one !== file)),
    async run(whole: Partial<ImportSettings> = {}): Promise<ImportEnd | 'stopped'> {
      running.current = new AbortController()
      const { signal } = running.current
      setEnd(undefined)
      setProgress({ file: 0, phase: 'read', done: 0, total: 0 })
      let came: ImportEnd | 'stopped'
      try {
        // Should the sign-in be over, they are there when it is there again.
        await keeping.current
        came = await importSheets(files, { ...settings, ...whole }, { signal, onProgress: setProgress })
      } catch (error) {
        came = signal.aborted ? 'stopped' : { kind: 'failed', message: explain(error, currentLanguage()) }
      }
      setProgress(undefined)
      setEnd(came)
      return came
    },
    stop: () => running.current?.abort(),
  }
}
