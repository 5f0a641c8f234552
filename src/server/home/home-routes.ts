import * as z from 'zod/mini'
import { homeCallsPath } from '../../contract/system/home'
import { HouseSetting } from '../../contract/system/house-setting'
import { User } from '../../contract/system/user'
import { type Route, route } from '../http/route'
import { reachSql } from '../resource/reach-sql'
import { keptAnswer } from './kept-answer'
import { readSignIns } from './sign-ins'
import { readStorage } from './storage'

const input = z.object({})

/** How accounts are used. Whoever sees only some of them is answered alone. */
export const signInsRoute: Route = route(`GET ${homeCallsPath}/sign-ins`, { door: `${User.name}:list`, input }, ({ engine, session }) => {
  const { person } = session
  const whose = reachSql(person, User.name) ? person.id : ''
  return keptAnswer(engine.databases, `sign-ins ${person.tenant} ${whose}`, engine.now(), () => readSignIns(engine, person))
})

/** What the house takes of its server. */
export const storageRoute: Route = route(
  `GET ${homeCallsPath}/storage`,
  { door: `${HouseSetting.name}:edit`, input },
  ({ engine, session }) =>
    keptAnswer(engine.databases, `storage ${session.person.tenant}`, engine.now(), () => readStorage(engine, session.person.tenant)),
)
