import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import {
  type BoxKeyTold,
  boxKeyAsked,
  boxKeyPath,
  houseKeyPath,
  unsentImportLookPath,
  unsentImportPath,
  unsentLimits,
} from '../../contract/sync/unsent-file'
import { type Call, route } from '../http/route'
import { readHouseKey, unwrap } from './house-key'
import { importUnsent } from './import-unsent'
import { authorOf, findOps, readable, summaryOf, tellOp } from './look-unsent'
import { openUnsent } from './open-unsent'
import { titlesFor } from './titles'

const nothing = z.object({})
const options = { door: 'salvage:bring', input: nothing, takes: 'bytes', bodyLimit: unsentLimits.bytes, perMinute: 30 } as const

const fileOf = ({ engine, session, request }: Call<unknown>) =>
  Buffer.isBuffer(request.body) ? openUnsent(engine, session.person.tenant, request.body) : refuse('input.malformed')

/** Bytes of the key of a box. */
const keyLength = 32

/**
 * The key devices seal unsent work for; the call that opens what a device has sealed of somebody's, to them alone; and the two that take
 * a file of it: to look at it, and to do what it holds.
 */
export const unsentImportRoutes = [
  route(`GET ${houseKeyPath}`, { door: 'signed-in', input: nothing }, ({ engine, session }) => readHouseKey(engine, session.person.tenant)),

  route(
    `POST ${boxKeyPath}`,
    { door: 'signed-in', input: boxKeyAsked, perMinute: 30 },
    async ({ engine, session: { person }, input: { house, wrapped } }): Promise<BoxKeyTold> => {
      const key = await unwrap(engine, person.tenant, house, Buffer.from(wrapped, 'base64'), person.id)
      return key?.length === keyLength ? { key: key.toString('base64') } : refuse('unsent.sealed')
    },
  ),

  route(`POST ${unsentImportLookPath}`, options, async (call) => {
    const { engine, session } = call
    const { contents } = await fileOf(call)
    const author = await authorOf(engine, session.person.tenant, contents)
    const found = await findOps(engine, session.person.tenant, contents)
    const titles = await titlesFor(engine, session.person, readable(found))
    return summaryOf(
      contents,
      author,
      found.map((one) => tellOp(engine, session.person, one, one.fate, titles)),
      0,
    )
  }),

  route(`POST ${unsentImportPath}`, options, async (call) =>
    importUnsent(call.engine, call.session.person, await fileOf(call), call.language),
  ),
]
