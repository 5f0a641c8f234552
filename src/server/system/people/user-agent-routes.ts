import * as z from 'zod/mini'
import { refuse, refuseFields } from '../../../contract/error'
import { UserAgent } from '../../../contract/system/people/user-agent'
import { type Call, type Route, route } from '../../http/route'
import { anything, soundText } from '../../http/sound-input'
import { findRow } from '../../resource/list'
import { addRow, editRow } from '../../resource/routes'
import { usersBy } from './user-lookup'

type Given = Call<z.infer<typeof anything>>

const path = UserAgent.path as '/sys/sysUserAgent'
/** What existing clients name people by, user names, and the field that holds them here. */
const named = { userName: 'userId', agentUserName: 'agentUserId' } as const

async function idBy(call: Call<unknown>, field: string, username: unknown): Promise<string> {
  const { engine, session, language } = call
  const [user] = await usersBy({ engine, person: session.person, language }, 'username', [String(username)])
  return user?.id ?? refuseFields({ [field]: { code: 'field.choice' } })
}

/** The same call with people under their ids. */
async function withIds(call: Given): Promise<Given> {
  const given = Object.entries(named).filter(([name]) => call.input[name])
  const ids = await Promise.all(given.map(async ([name, field]) => [field, await idBy(call, name, call.input[name])] as const))
  return { ...call, input: { ...call.input, ...Object.fromEntries(ids) } }
}

const change = (method: 'PUT' | 'POST'): Route =>
  route(`${method} ${path}/edit`, { door: `${UserAgent.name}:edit`, input: anything }, async (call) =>
    editRow(await withIds(call), UserAgent),
  )

/** Who stands in for somebody, as existing clients ask it and say it: by user names. */
export const userAgentRoutes: readonly Route[] = [
  route(
    `GET ${path}/queryByUserName`,
    { door: `${UserAgent.name}:list`, input: z.object({ userName: soundText(64) }) },
    async ({ engine, session: { person }, input: { userName }, language }) => {
      const asking = { engine, person, language }
      const [user] = await usersBy(asking, 'username', [userName])
      const row = (user && (await findRow(engine, person, UserAgent, user.id, language))) ?? refuse('record.gone')
      const [agent] = await usersBy(asking, 'id', [String(row.agentUserId)])
      return { ...row, userName, agentUserName: agent?.username ?? null }
    },
  ),
  route(`POST ${path}/add`, { door: `${UserAgent.name}:add`, input: anything }, async (call) => addRow(await withIds(call), UserAgent)),
  change('PUT'),
  change('POST'),
]
