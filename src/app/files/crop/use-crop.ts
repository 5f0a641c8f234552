import type { Crop } from '../../../contract/fields/crop'
import { useEngine } from '../../offline/engine-context'
import { keepFile } from '../keep-file'
import { useCutting } from './use-cutting'

/** A picture of a form that is cut: it lies on the device before the form names it. */
export function useCrop(crop: Crop, onTaken: (sha: string) => void) {
  const { db } = useEngine()
  return useCutting(crop, async (picture) => onTaken(await keepFile(db, picture, 'image/jpeg', Date.now())))
}
