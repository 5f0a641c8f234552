import { useEffect, useState } from 'react'
import { useEngine } from '../../offline/engine-context'
import { keepFile } from '../keep-file'
import { useKeeping } from '../use-keeping'
import { shrink } from './shrink'

type Shot = { readonly bytes: ArrayBuffer; readonly url: string }

/** What becomes of a photograph: it is kept once it was looked at, and named; or handed on as it is. */
export type ShotEnd = { readonly onTaken: (sha: string) => void } | { readonly onShot: (shot: Blob) => void }

/** A photograph between the shutter and the form: looked at, taken again, or kept on the device. What fails leaves it where it is. */
export function useShot(end: ShotEnd) {
  const { db } = useEngine()
  const [shot, setShot] = useState<Shot>()
  const { isBusy, problem, attempt, forget } = useKeeping()
  const url = shot?.url
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return {
    shot,
    isBusy,
    problem,
    take: (source: Blob | HTMLVideoElement) =>
      attempt(async () => {
        const bytes = await shrink(source)
        const picture = new Blob([bytes], { type: 'image/jpeg' })
        if ('onShot' in end) end.onShot(picture)
        else setShot({ bytes, url: URL.createObjectURL(picture) })
      }),
    keep: () =>
      attempt(async () => {
        if (shot && 'onTaken' in end) end.onTaken(await keepFile(db, shot.bytes, 'image/jpeg', Date.now()))
      }),
    again: () => {
      forget()
      setShot(undefined)
    },
  }
}
