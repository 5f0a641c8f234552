import { useState } from 'react'
import type { Crop } from '../../../contract/fields/crop'
import { shrink } from '../camera/shrink'
import { useKeeping } from '../use-keeping'
import { type Cut, cropPicture } from './crop-picture'

/** A picture between where it comes from and where it is kept: the part of it that is chosen goes to `keep`, as a JPEG. */
export function useCutting(crop: Crop, keep: (picture: ArrayBuffer) => Promise<void>) {
  const { isBusy, problem, attempt } = useKeeping()
  const [source, setSource] = useState<Blob>()
  return {
    source,
    isBusy,
    problem,
    attempt,
    /** Begins with a picture, which may be of any size. */
    begin: (given: Blob) => attempt(async () => setSource(new Blob([await shrink(given)], { type: 'image/jpeg' }))),
    cut: (cut: Cut) =>
      attempt(async () => {
        if (!source) return
        await keep(await cropPicture(source, cut, crop))
        setSource(undefined)
      }),
    giveUp: () => setSource(undefined),
  }
}
