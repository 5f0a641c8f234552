import { useEffect, useState } from 'react'
import { Refusal } from '../../../contract/error'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useEngine } from '../../offline/engine-context'
import { explain } from '../../wire/explain'
import { keepFile } from '../keep-file'
import { words } from '../words'
import { shrink } from './shrink'

type Shot = { readonly bytes: ArrayBuffer; readonly url: string }

/** A photograph between the shutter and the form: looked at, taken again, or kept on the device. What fails leaves it where it is. */
export function useShot(onTaken: (sha: string) => void) {
  const { db } = useEngine()
  const say = useSay()
  const [shot, setShot] = useState<Shot>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string; hint?: string }>()
  const url = shot?.url
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => {
      const isFull = error instanceof Refusal && error.code === 'device.full'
      setProblem({ text: say(words.notKept, { why: explain(error, currentLanguage()) }), ...(isFull && { hint: say(words.noRoomHint) }) })
    })
    setBusy(false)
  }
  return {
    shot,
    isBusy,
    problem,
    take: (source: Blob | HTMLVideoElement) =>
      attempt(async () => {
        const bytes = await shrink(source)
        setShot({ bytes, url: URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' })) })
      }),
    keep: () =>
      attempt(async () => {
        if (shot) onTaken(await keepFile(db, shot.bytes, 'image/jpeg', Date.now()))
      }),
    again: () => {
      setProblem(undefined)
      setShot(undefined)
    },
  }
}
