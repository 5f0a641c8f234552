import { signIn } from '../../kit/server/post-json'
import { type BenchHouse, inHouse } from '../bench-house'
import { type Bench, bareTime, type Figure, growth, time } from '../figure'
import { type Line, openLine } from '../line'
import { cost } from '../measure'

const sizes = [200, 2000] as const
const times = 30
/** Milliseconds within which a menu and a tree of rights appear at once. */
const soon = 150

/** Holds so many entries beside the shipped ones, ten to each parent, buttons at the ends, all given to the principal. */
export async function holdEntries({ owner }: BenchHouse, count: number): Promise<void> {
  const keepShipped = `array(select p from unnest(permissions) p where p not like 'bench.%')`
  await owner.query(`update role set permissions = ${keepShipped} where role_code = 'principal'`)
  await owner.query(`delete from permission where id like 'bench.%'`)
  await owner.query(
    `insert into permission (tenant_id, id, create_by, versions, name, parent_id, menu_type, url, component, perms, sort_no, route, hidden,
       keep_alive, always_show, internal_or_external, status)
     select 1, 'bench.' || at, 'bench', '{}', '入口' || at, case when at >= 10 then 'bench.' || at / 10 end, case when at * 10 < $1 then '0' else '2' end,
       case when at * 10 < $1 then '/bench/' || at end, case when at * 10 < $1 then 'layouts/RouteView' end,
       case when at * 10 >= $1 then 'bench:' || at end, at, true, false, false, false, false, '1' from generate_series(0, $1 - 1) at`,
    [count],
  )
  await owner.query(
    `update role set permissions = permissions || array(select id from permission where id like 'bench.%') where role_code = 'principal'`,
  )
  await owner.query('vacuum analyze permission')
}

type Taken = { readonly menu: number; readonly tree: number; readonly bare: number }

async function takenBy(house: BenchHouse, count: number): Promise<Taken> {
  await holdEntries(house, count)
  const token = await signIn(house.address, 'admin')
  const [desk, own] = [await openLine(house.address, token), await openLine(house.address, await signIn(house.address, 'principal'))]
  const call = async (line: Line, path: string) => {
    const answer = await line.call('GET', path)
    if (answer.split('"bench').length < count / 2) throw new Error(`entries are missing: ${path}`)
  }
  // The memory of rights is told nothing by a bench that writes past the server.
  await desk.call('GET', '/sys/dict/refleshCache')
  const menu = await cost(() => call(own, '/sys/permission/getUserPermissionByToken'), times)
  const tree = await cost(() => call(desk, '/sys/role/queryTreeList'), times)
  const bare = await cost(() => house.tenant.query('select * from permission where not gone order by sort_no, id'), times)
  for (const line of [desk, own]) line.close()
  return { menu, tree, bare }
}

async function measure(house: BenchHouse): Promise<Figure[]> {
  const [few, many] = [await takenBy(house, sizes[0]), await takenBy(house, sizes[1])]
  const times = sizes[1] / sizes[0]
  return [
    time(`menu and rights of somebody who holds ${sizes[1]} entries`, many.menu, soon),
    time(`tree of all entries, to give rights from`, many.tree, soon),
    bareTime('the same entries by the driver', many.bare),
    growth(`menu, ${sizes[1]} entries beside ${sizes[0]}`, many.menu / few.menu, times),
    growth(`tree, ${sizes[1]} entries beside ${sizes[0]}`, many.tree / few.tree, times),
  ]
}

/** What a house pays at each sign-in whose menu has grown, and whoever gives rights. */
export const menuTree: Bench = {
  name: 'menus',
  says: `${sizes[1]} menu entries and buttons beside the shipped ones`,
  run: inHouse('garden-server.ts', measure),
}
