import { useRef, useState } from 'react'
import { currentLanguage } from '../../language/language'
import { explain } from '../../wire/explain'
import { type ImportEnd, type ImportProgress, type ImportSettings, importSheets, isSheet } from './import-sheets'

/** Files that are to be imported, and how their import goes. */
export function useImport(settings: ImportSettings) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState<ImportProgress>()
  const [end, setEnd] = useState<ImportEnd | 'stopped'>()
  const running = useRef<AbortController>(undefined)
  return {
    files,
    progress,
    end,
    isRunning: progress !== undefined,
    /** Takes files beside those that are there; answers whether all of them are sheets. */
    add(more: Iterable<File>): boolean {
      const all = [...more]
      const sheets = all.filter(isSheet)
      setFiles((now) => [...now, ...sheets.filter(({ name, size }) => !now.some((one) => one.name === name && one.size === size))])
      setEnd(undefined)
      return sheets.length === all.length
    },
    drop: (file: File) => setFiles((now) => now.filter((one) => one !== file)),
    async run(whole: Partial<ImportSettings> = {}): Promise<ImportEnd | 'stopped'> {
      running.current = new AbortController()
      const { signal } = running.current
      setEnd(undefined)
      setProgress({ file: 0, phase: 'read', done: 0, total: 0 })
      let came: ImportEnd | 'stopped'
      try {
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
