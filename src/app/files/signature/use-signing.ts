import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../language/language'
import { useEngine } from '../../offline/engine-context'
import { explain } from '../../wire/explain'
import { keepFile } from '../keep-file'
import { packName, packPad } from './draw-signature'

/** What lies on the pad: the signature it became, and the number of the sheet, so that a new one begins blank. */
type Pad = { readonly sha?: string; readonly sheet: number }

/** Keeps signatures as they come. While one is being packed the pen may be lifted again: only the last one counts. */
export function useSigning(sha: string, onChange: (sha: string | null) => void) {
  const { db } = useEngine()
  const last = useRef(0)
  const [problem, setProblem] = useState<string>()
  const [pad, setPad] = useState<Pad>({ sheet: 0 })
  const turnOver = () => setPad(({ sheet }) => ({ sheet: sheet + 1 }))
  const isTaken = !sha && pad.sha !== undefined
  // The form was emptied around it.
  useEffect(() => {
    if (isTaken) setPad(({ sheet }) => ({ sheet: sheet + 1 }))
  }, [isTaken])
  const sign = async (packing: Promise<ArrayBuffer>, isDrawn: boolean) => {
    const mine = ++last.current
    setProblem(undefined)
    try {
      const kept = await keepFile(db, await packing, 'image/png', Date.now())
      if (mine !== last.current) return
      onChange(kept)
      setPad(({ sheet }) => ({ sheet, ...(isDrawn && { sha: kept }) }))
    } catch (error) {
      if (mine === last.current) setProblem(explain(error, currentLanguage()))
    }
  }
  return {
    problem,
    sheet: pad.sheet,
    /** The signature was drawn here and now: the pad stays, so that the next stroke joins the others. */
    isOnPad: sha !== '' && sha === pad.sha,
    draw: (canvas: HTMLCanvasElement) => void sign(packPad(canvas), true),
    type: (name: string) => void sign(packName(name), false),
    wipe: () => {
      last.current++
      setProblem(undefined)
      onChange(null)
      turnOver()
    },
  }
}
