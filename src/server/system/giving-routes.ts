import * as z from 'zod/mini'
import { type Call, route } from '../http/route'
import { rolesBeyond, usersBeyond } from './giving-rights'

const nothing = z.object({})

/** What the caller may neither give nor rule over, so that nobody is offered what would be refused. */
export const givingRoutes = [
  /** Ids of the users who hold more than the caller. */
  route('GET /sys/user/beyond', { door: 'user:list', input: nothing }, ({ engine, session }: Call<unknown>) =>
    usersBeyond(engine, session.person),
  ),
  /** Ids of the roles that hold more than the caller. */
  route('GET /sys/role/beyond', { door: 'role:list', input: nothing }, ({ engine, session }: Call<unknown>) =>
    rolesBeyond(engine, session.person),
  ),
]
