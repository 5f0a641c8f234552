import type { canteen } from '../../../src/areas/canteen/area'
import type { Samples } from '../../kit/samples'
import { pictureHash } from '../../kit/server/kept-pictures'

export const canteenSamples: Samples<typeof canteen> = {
  // It is kept at first, whatever becomes of it.
  'retained-sample': async () => ({ disposalId: null }),
  'sample-disposal': async (_house, _given, n) => ({ disposedSign: pictureHash(n), witnessSign: pictureHash(n + 500_000) }),
}
