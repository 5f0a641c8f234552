import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { label, say } from '../../contract/label'
import { GatewayRoute } from '../../contract/system/infrastructure/gateway-route'
import { may } from '../auth/person'
import { answer } from '../http/envelope'
import { isExistingClient } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { listPage } from '../resource/list'
import { parseQuery } from '../resource/parse-query'
import { addRow, editRow, listRows } from '../resource/routes'
import { routeMeant, routeTold } from './gateway-wire'

const { name: noun, path } = GatewayRoute
/** Most routes clients of the wire contract are told at once: they know no pages here. */
const most = 500
const nothingKept = label('路由没有缓存，不需要清除', 'No route is cached, so there is nothing to clear')

/** Our own app reads pages; clients of the wire contract one list of all. */
async function list(call: Call<z.infer<typeof anything>>) {
  if (!isExistingClient(call.request)) return listRows(call, GatewayRoute)
  const query = { ...parseQuery(GatewayRoute, {}), size: most }
  const { records } = await listPage(call.engine, call.session.person, GatewayRoute, query, call.language)
  return records.map((row) => routeTold(row as never))
}

/** The calls of gateway routes beside those of every noun. */
export const gatewayRoutes: readonly Route[] = [
  route(`GET ${path}/list` as 'GET /', { door: `${noun}:list`, input: anything }, list),
  route(`POST ${path}/updateAll` as 'POST /', { door: `${noun}:list`, input: z.object({ router: anything }) }, async (call) => {
    const { id, ...sent } = call.input.router
    const isKnown = typeof id === 'string' && id !== ''
    if (!may(call.session.person, noun, isKnown ? 'edit' : 'add')) refuse('access.denied')
    const input = { ...routeMeant(sent), ...(isKnown ? { id } : {}) }
    return (isKnown ? editRow : addRow)({ ...call, input }, GatewayRoute)
  }),
  route(`GET ${path}/clearRedis` as 'GET /', { door: `${noun}:edit`, input: z.object({}) }, ({ reply, language }) =>
    reply.send(answer(null, say(nothingKept, language))),
  ),
]
