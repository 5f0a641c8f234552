import { askShape } from '../../contract/sync/ask-shape'
import { limits } from '../../contract/sync/exchange'
import { largestGroupBytes } from '../../contract/sync/group'
import { largestOp } from '../../contract/sync/op'
import { route } from '../http/route'
import { exchange } from './exchange'

/** A few large ops must fit beside the many small ones, and the largest group. */
const bodyLimit = Math.max(limits.bytes, largestGroupBytes) + 2 * largestOp

export const syncRoute = route('POST /sync', { door: 'signed-in', input: askShape, bodyLimit }, ({ engine, session, input, request }) =>
  exchange(engine, session.person, input, String(request.headers['user-agent'] ?? '')),
)
