import { useState } from 'react'
import type { Crop } from '../../../contract/fields/crop'
import { useEngine } from '../../offline/engine-context'
import { shrink } from '../camera/shrink'
import { keepFile } from '../keep-file'
import { useKeeping } from '../use-keeping'
import { type Cut, cropPicture } from './crop-picture'

/** A picture between where it comes from and the form: the part of it that is kept is chosen, and lies on the device before the form names it. */
export function useCrop(crop: Crop, onTaken: (sha: string) => void) {
  const { db } = useEngine()
  const { isBusy, problem, attempt } = useKeeping()
  const [source, setSource] = useState<Blob>()
  return {
    source,
    isBusy,
    problem,
    /** Begins with a picture, which may be of any size. */
    begin: (given: Blob) => attempt(async () => setSource(new Blob([await shrink(given)], { type: 'image/jpeg' }))),
    cut: (cut: Cut) =>
      attempt(async () => {
        if (!source) return
        onTaken(await keepFile(db, await cropPicture(source, cut, crop), 'image/jpeg', Date.now()))
        setSource(undefined)
      }),
    giveUp: () => setSource(undefined),
  }
}
