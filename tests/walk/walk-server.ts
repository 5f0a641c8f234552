import { sql } from 'kysely'
import { roles } from '../../src/areas/roles'
import type { Product } from '../../src/server/product'
import { runProcess } from '../../src/server/start/run'
import { browsedProduct } from '../kit/product/browsed-product'
import { posts, strangers } from './people'

const idOf = (username: string) => `user.${username}`

const seed: Product['seed'] = async (engine, tenant, today) => {
  await browsedProduct.seed(engine, tenant, today)
  const { owner } = engine.databases
  // An open day, whatever the calendar says of today: else half of the screens would have nothing to show.
  await sql`update school_day set is_open = true, meal_served = true where date = ${today}`.execute(owner)
  for (const { role, username } of strangers) {
    const post = posts[role]
    if (!post) continue
    const holder = sql`(select ${sql.raw(post)} from class where status = '1' order by id limit 1)`
    await sql`update staff set user_id = ${idOf(username)} where id = ${holder}`.execute(owner)
  }
}

const accounts = strangers.map(({ role, username }, at) => ({
  id: idOf(username),
  username,
  realname: roles[role].name.zh,
  workNo: `W${100 + at}`,
  phone: `1370000${String(1000 + at)}`,
  roles: [role],
}))

// The product as a person starts it, with an account for each role.
const { APP_FOLDER = '', CLOCK_AHEAD } = process.env
const now = CLOCK_AHEAD ? () => new Date(Date.now() + Number(CLOCK_AHEAD)) : undefined
await runProcess(
  { ...browsedProduct, seed, accounts: [...browsedProduct.accounts, ...accounts] },
  async () => ({ folder: APP_FOLDER }),
  now,
)
