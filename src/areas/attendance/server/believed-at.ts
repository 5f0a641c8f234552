import { addMinutes } from '../../../contract/time'
import type { OpContext } from '../../../server/resource/behaviour'

/** Minutes a device may be without network and still be believed about when something was made on it. */
const longest = 7 * 24 * 60

/** When a change was made: as its device says, unless that is longer ago than anybody works without network; then when it arrived. */
export const believedAt = ({ madeAt, now }: Pick<OpContext, 'madeAt' | 'now'>): string =>
  madeAt >= addMinutes(now, -longest) ? madeAt : now
