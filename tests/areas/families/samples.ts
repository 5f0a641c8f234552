import type { families } from '../../../src/areas/families/area'
import type { Samples } from '../../kit/samples'

export const familiesSamples: Samples<typeof families> = {
  // A number of any other document has no rule, and who attends can go on to every other state.
  child: async () => ({ idType: '9', status: '20' }),
  // The only guardian stands first and is called first.
  'child-guardian': async () => ({ isPrimary: true, place: 1 }),
}
