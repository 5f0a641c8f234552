import type { InjectOptions } from 'fastify'
import { catalogue } from '../../../src/areas/areas'
import type { Resource } from '../../../src/contract/resource'
import { plainOp } from '../../kit/device/plain-op'
import { dice, type Roll } from '../../kit/dice'
import { writable } from '../../kit/every-noun'
import { samplePicture } from '../../kit/sample-picture'
import type { SeenRoute } from '../../kit/server/watch-routes'
import { textCell, workbookWith } from '../../kit/zip-file'
import type { Known } from './known'
import { kindOf, resourceAt, routeValuesIn } from './route-values'
import { hostilePart, hostileText, hostileValue, keptText, pick, written } from './values'

/** Names the clients of the house use in the queries of any list. */
export const controlWords =
  'pageNo pageSize column order field superQueryParams superQueryMatchType filterParams id ids rev createTime_begin createTime_end _t keyword dict condition tableName fieldName fieldVal username patch rows verb'.split(
    ' ',
  )
/** Letters of one value in an address. */
const longestInAddress = 3000
/** Of so many requests one may be like a person's, with little wrong in it; of all others nothing is as it should be. */
const lifelikeEach = 20
const advanced = (field: string, value: unknown) => encodeURI(JSON.stringify([{ field, rule: 'eq', val: value, type: 'string' }]))
/** As much of a value as an address has room for. */
const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (keptText(value) ?? '')).slice(0, longestInAddress).toWellFormed())

const picture = samplePicture(1)
const sheets = [
  Buffer.from('no sheet'),
  workbookWith(`<sheetData><row r="1">${textCell('A1', '=1+1')}${textCell('B1', '@x')}</row></sheetData>`),
  workbookWith('<sheetData><row r="99999999"><c r="ZZZZ1" t="s"><v>999</v></c></row></sheetData>'),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 600 }, (_, at) => (at * 7) % 256)]),
  Buffer.from('PK\x03\x04 and nothing'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
]

function formOf(field: string, file: string, bytes: Buffer, biz: string): { payload: Buffer; type: string } {
  const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${file}"\r\n\r\n`
  const foot = `\r\n--x\r\ncontent-disposition: form-data; name="biz"\r\n\r\n${biz}\r\n--x--\r\n`
  return { payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(foot)]), type: 'multipart/form-data; boundary=x' }
}

/** A form with a file, or what somebody takes for one. `good`: files that are what they say. */
function form(roll: Roll, good: readonly Buffer[]): { payload: Buffer; type: string } {
  if (roll(2)) return formOf('file', 'a.xls', pick(roll, good), 'temp')
  const line = pick(roll, ['x', '', '"', '--', 'x'.repeat(300)])
  const name = hostileText(roll)
    .toWellFormed()
    .slice(0, 300)
    .replace(/[\r\n"]/g, roll(2) ? '' : '"')
  const made = formOf(
    pick(roll, ['file', 'upload', '', '__proto__']),
    name,
    pick(roll, sheets),
    hostileText(roll).toWellFormed().slice(0, 500),
  )
  return { ...made, type: `multipart/form-data; boundary=${roll(6) ? 'x' : line}` }
}

const json = 'application/json'
type Odd = { readonly payload: string | Buffer; readonly type: string }

/** Bodies that are no object of ours, each with how it says what it is. Those that are long are made but once. */
const oddBodies: readonly Odd[] = [
  { payload: '', type: json },
  { payload: '{"a":', type: json },
  { payload: '[]', type: json },
  { payload: 'null', type: json },
  { payload: '"text"', type: json },
  { payload: '7', type: json },
  { payload: `${'['.repeat(50_000)}`, type: json },
  { payload: `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`, type: json },
  { payload: '{"id":"a","id":["b"],"id":{"c":1}}', type: json },
  { payload: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}', type: json },
  { payload: JSON.stringify({ id: 'x'.repeat(900_000) }), type: json },
  { payload: JSON.stringify({ id: 'x'.repeat(1_200_000) }), type: json },
  { payload: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), type: json },
  { payload: '{}', type: `${json}; charset=utf-16` },
  { payload: '{"id":"x"}', type: 'text/plain' },
  { payload: '{"id":"x"}', type: 'application/json-patch+json' },
  { payload: 'id=x&id[a]=b', type: 'application/x-www-form-urlencoded' },
  { payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', type: 'application/xml' },
]

/** One of them, a sheet or a form where none is asked for. */
function oddBody(roll: Roll, good: readonly Buffer[]): Odd {
  const kind = roll(oddBodies.length + 2)
  if (kind === oddBodies.length) return { payload: pick(roll, sheets), type: 'application/octet-stream' }
  return oddBodies[kind] ?? form(roll, good)
}

const whoAsks = (roll: Roll): 'admin' | 'teacher' | 'nobody' =>
  pick(roll, ['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'teacher', 'teacher', 'nobody'] as const)

export type Asked = Pick<InjectOptions, 'url' | 'payload'> & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly by: 'admin' | 'teacher' | 'nobody'
  readonly headers: Record<string, string>
  readonly kind: string
}

/** Makes one request after the other: from the same seed always the same ones, for the same house. */
export function requestsFor(known: Known, seed: number): (number: number) => Asked {
  const roll = dice(seed)
  const { routes, good, onTheWay } = known
  const { text, valuesAt } = routeValuesIn(known)
  const kinds = new Map<string, SeenRoute[]>()
  for (const route of routes) kinds.set(kindOf(route), [...(kinds.get(kindOf(route)) ?? []), route])
  const groups = [...kinds.values()]
  const files = [picture.bytes, ...known.sheets]
  const exchanging = routes.filter(({ url }) => url === '/sync')

  const routeFor = (roll: Roll): SeenRoute => pick(roll, roll(120) === 0 ? exchanging : roll(3) ? pick(roll, groups) : routes)

  const nameAt = (roll: Roll, resource: Resource | undefined, values: object): string => {
    const own = Object.keys(values)
    const writes = resource ? writable(resource.fields).map(([field]) => field) : []
    const from = pick(
      roll,
      [own, own, controlWords, writes].filter((names) => names.length > 0),
    )
    return roll(25) === 0 ? pick(roll, ['@prototype', 'constructor', 'toString', '', 'a.b', 'a[]', ...controlWords]) : pick(roll, from)
  }

  function exchangeOf(roll: Roll, number: number): object {
    const [noun = '', patch] = pick(roll, [...good])
    const op: Record<string, unknown> = {
      ...plainOp({
        id: `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
        n: number + 2,
        noun,
        key: `k${number}`,
        at: '',
        app: 'x',
      }),
      patch: { ...patch, [nameAt(roll, catalogue.resources[noun], patch ?? {})]: hostileValue(roll) },
    }
    if (roll(3) === 0) op[pick(roll, Object.keys(op))] = hostileValue(roll)
    const ask: Record<string, unknown> = {
      epoch: null,
      replica: 'hostile-calls',
      since: pick(roll, [0, null]),
      place: null,
      scope: null,
      ops: [op],
    }
    if (roll(5) === 0) ask[pick(roll, Object.keys(ask))] = hostileValue(roll)
    return ask
  }

  /** A body of the kind an address takes. */
  function bodyFor({ takes, url }: SeenRoute, number: number, values: object): { payload: string | Buffer; type: string } {
    if (takes === 'form') return form(roll, files)
    if (takes === 'bytes') return { payload: pick(roll, [...sheets, ...files]), type: 'application/octet-stream' }
    return { payload: written(url === '/sync' ? exchangeOf(roll, number) : values), type: 'application/json' }
  }

  return (number) => {
    const route = routeFor(roll)
    const resource = resourceAt(route.url)
    const values = valuesAt(roll, route)
    for (let bad = pick(roll, [0, 0, 1, 1, 1, 2, 3]); bad > 0; bad--) values[nameAt(roll, resource, values)] = hostileValue(roll)
    if (number % lifelikeEach > 0) for (const name of Object.keys(values)) values[name] = hostileValue(roll)
    if (resource && roll(6) === 0) values.superQueryParams = advanced(nameAt(roll, resource, {}) || 'id', hostileValue(roll))
    const reads = route.method === 'GET' || route.method === 'DELETE'
    const isInBody = !reads && (route.takes ?? 'json') === 'json'
    const path = route.url.replace(/:\w+|\*$/g, (name) =>
      roll(3) ? inAddress(values[name.slice(1)] ?? text(roll, name.slice(1))).slice(0, 290) : hostilePart(roll).slice(0, 290),
    )
    const query = Object.entries(values).flatMap(([name, value]) => {
      if (isInBody && roll(5)) return []
      const said = roll(8) ? inAddress(value) : hostilePart(roll)
      const once = `${encodeURIComponent(name.toWellFormed())}=${said.slice(0, longestInAddress)}`
      return roll(15) ? [once] : [once, once]
    })
    const isOdd = roll(20) === 0
    const { payload, type } = isOdd ? oddBody(roll, files) : bodyFor(route, number, values)
    const headers: Record<string, string> = { 'accept-language': pick(roll, ['', 'en', '*', 'zh-CN,zh;q=0.9', 'x'.repeat(300), ';q=,']) }
    const ticket = onTheWay.tickets.findIndex((one) => Object.values(values).includes(one))
    if (route.url.includes('/third')) headers.cookie = onTheWay.cookies[ticket] ?? pick(roll, onTheWay.cookies)
    if (roll(12) === 0)
      headers[
        pick(roll, ['tenant-id', 'x-idempotency-key', 'user-agent', 'range', 'if-none-match', 'cookie', 'accept-encoding', 'x-sign'])
      ] = hostileText(roll)
        .replace(/[^\x20-\x7e]/g, '')
        .slice(0, 2000)
    const hasBody = !reads || isOdd
    return {
      kind: kindOf(route),
      by: whoAsks(roll),
      method: route.method as Asked['method'],
      url: `${roll(5) ? '' : '/jeecg-boot'}${path}?${query.join('&')}`.slice(0, 12_000),
      headers: hasBody ? { ...headers, 'content-type': type } : headers,
      ...(hasBody ? { payload } : {}),
    }
  }
}
