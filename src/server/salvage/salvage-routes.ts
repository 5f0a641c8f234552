import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { houseKeyPath, salvageLookPath, salvagePath, unsentLimits } from '../../contract/unsent-file'
import { type Call, route } from '../http/route'
import { readHouseKey } from './house-key'
import { importUnsent } from './import-unsent'
import { authorOf, findOps, readable, summaryOf, tellOp } from './look-unsent'
import { openUnsent } from './open-unsent'
import { titlesFor } from './titles'

const nothing = z.object({})
const options = { door: 'salvage:bring', input: nothing, takes: 'bytes', bodyLimit: unsentLimits.bytes, perMinute: 30 } as const

const fileOf = ({ engine, session, request }: Call<unknown>) =>
  Buffer.isBuffer(request.body) ? openUnsent(engine, session.person.tenant, request.body) : refuse('input.malformed')

/** The key devices seal files of unsent work for, and the two calls that take such a file: to look at it, and to do what it holds. */
export const salvageRoutes = [
  route(`GET ${houseKeyPath}`, { door: 'signed-in', input: nothing }, ({ engine, session }) => readHouseKey(engine, session.person.tenant)),

  route(`POST ${salvageLookPath}`, options, async (call) => {
    const { engine, session } = call
    const { contents } = await fileOf(call)
    const author = await authorOf(engine, session.person.tenant, contents)
    const found = await findOps(engine, session.person.tenant, contents)
    const titles = await titlesFor(engine, session.person, readable(found))
    return summaryOf(
      contents,
      author,
      found.map((one) => tellOp(engine, one, one.fate, titles)),
      0,
    )
  }),

  route(`POST ${salvagePath}`, options, async (call) => importUnsent(call.engine, call.session.person, await fileOf(call), call.language)),
]
