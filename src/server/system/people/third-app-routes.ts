import '../../../contract/clients/existing-client-errors'
import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { User } from '../../../contract/system/user'
import { type Route, route } from '../../http/route'
import { anything } from '../../http/sound-input'

/** Which apps people write to each other in are connected: none can be. */
const connected = { wechatEnterprise: false, dingtalk: false } as const

/** What existing clients ask about such apps before they offer to exchange accounts and departments with them. */
export const thirdAppRoutes: readonly Route[] = [
  route('GET /sys/thirdApp/getEnabledType', { door: 'signed-in', input: z.object({}) }, () => connected),
  route('GET /sys/thirdApp/sync/:app/:biz/:direction', { door: `${User.name}:edit`, input: anything }, () => refuse('third-app.none')),
]
