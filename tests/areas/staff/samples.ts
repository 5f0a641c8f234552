import type { staff } from '../../../src/areas/staff/area'
import type { Samples } from '../../kit/samples'

export const staffSamples: Samples<typeof staff> = {
  // Nobody starts work, or leaves, as they are entered.
  staff: async () => ({ status: '10', leaveDate: null }),
}
