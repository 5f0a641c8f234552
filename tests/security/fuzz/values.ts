import type { Roll } from '../../kit/dice'
import { hostileTexts } from '../../kit/hostile'

/** One of a list. */
export const pick = <T>(roll: Roll, list: readonly [T, ...T[]] | readonly T[]): T => list[roll(list.length)] as T

/**
 * A number as it stands in JSON though no number of ours can hold it, and a key no object is to have. They are put in once the rest is text: as
 * values they would be something else.
 */
const asWritten = new Map([
  ['beyond', '9007199254740993'],
  ['infinite', '1e400'],
  ['tiny', '1e-400'],
  ['minus', '-0.0'],
  ['long', '9'.repeat(400)],
  ['prototype', '"__proto__"'],
])

/** What a value is as text, with what no value can say; undefined where it is none. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replace(/"@(\w+)"/g, (whole, sign: string) => asWritten.get(sign) ?? whole)

/** Objects as texts. Most come again and again, and some are long. */
const texts = new WeakMap<object, string | undefined>()

/** As `written`, of one value. */
export function keptText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return textOf(value)
  if (!texts.has(value)) texts.set(value, textOf(value))
  return texts.get(value)
}

/** A body as text. Its values stay as they are once they were written. */
export const written = (body: object): string =>
  `{${Object.entries(body)
    .map(([name, value]) => [textOf(name), keptText(value)])
    .filter(([, text]) => text !== undefined)
    .map((parts) => parts.join(':'))
    .join(',')}}`

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner, _, at) => (at % 2 ? [inner] : { a: inner }), 1)

/** Texts that have meant something to a database, a shell, a template, a path, a sheet or a page. */
const attacks = [
  "1' AND (SELECT 1 FROM pg_sleep(5))--",
  "sys_user,username,password where 1=1 or ''='",
  'sys_user%27,username,id',
  'credential,hash,user_id',
  'user,name,id,password IS NOT NULL',
  '(select pg_sleep(5))',
  'id;select pg_sleep(5)',
  'createTime desc, (select 1)',
  '"user"."id"',
  '..%2f..%2f..%2fetc%2fpasswd',
  '....//....//etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\0.png',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '//elsewhere.example',
  'javascript:alert(1)',
  '$\x7b7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{{constructor.constructor("return process")()}}',
  '=cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd',
  '"; ls #',
  '$(id)',
  '\r\nset-cookie: a=b',
  '\u2028\u2029',
  '\ufeff',
  '\u0000\u0001\u001f\u007f',
  'a\u0301'.repeat(100),
  '𝕏'.repeat(600),
  'ﷺ'.repeat(400),
  '（１２３）',
  'İ',
  'ß',
  '0x10',
  '1_000',
  '٣',
  '9007199254740993',
  '-9223372036854775809',
  '2147483648',
  '1e3',
  '0.1.2',
  'Infinity',
  '2026-13-45',
  '2026-02-30 25:61:61',
  '10000-01-01',
  '-000001-01-01',
  '2026-02-31T00:00:00.000Z',
  '24:00',
  '(a+)+$',
  `${'a'.repeat(5000)}!`,
  '[a-z',
  '* * * * * ?',
  '0 0 31 2 * ? *',
  '*/0 * * * * ? *',
  'x'.repeat(70_000),
] as const

const things: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  0.1 + 0.2,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  '@beyond',
  '@infinite',
  '@tiny',
  '@minus',
  '@long',
  [],
  {},
  [[]],
  [null],
  [{}],
  [1, 'a', null, {}, []],
  { length: 3 },
  { length: -1, 0: 'a' },
  { toString: 1, valueOf: 1 },
  { toString: null },
  { toJSON: 1 },
  { toJSON: 1, catch: 1 },
  { '@prototype': { bad: true } },
  { constructor: { prototype: { bad: true } } },
  { hasOwnProperty: 1, isPrototypeOf: 1 },
  { $gt: '' },
  { '': '' },
  { 'a.b': 1, 'a[b]': 2 },
  { raw: 'select 1' },
  Array.from({ length: 2000 }, () => 'x'),
  Array.from({ length: 600 }, (_, at) => ({ id: `x${at}` })),
  Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, at])),
]

const depths = [2, 8, 15, 16, 17, 40, 2000].map(nested)

/** A text made of characters of any plane, halves of pairs among them. */
const anyText = (roll: Roll): string =>
  String.fromCharCode(...Array.from({ length: roll(24) }, () => (roll(3) ? roll(0x250) : roll(0x10000))))

export function hostileText(roll: Roll): string {
  const kind = roll(8)
  return kind < 3 ? pick(roll, attacks) : kind < 6 ? pick(roll, hostileTexts) : anyText(roll)
}

/** Anything that is not what it is taken for. */
export function hostileValue(roll: Roll): unknown {
  const kind = roll(10)
  if (kind < 4) return hostileText(roll)
  if (kind < 8) return pick(roll, things)
  if (kind === 8) return Array.from({ length: 1 + roll(4) }, () => hostileText(roll))
  return pick(roll, depths)
}

const rawParts = [
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%FF%FE',
  '%25',
  '%2500',
  '%C0%80',
  '%F4%90%80%80',
  '+',
  '&',
  '=',
  '#',
  ';',
  '[]=1',
  '[a]=1',
]

/** What stands in an address, percent signs and all. */
export const hostilePart = (roll: Roll): string =>
  roll(5) === 0 ? pick(roll, rawParts) : encodeURIComponent(hostileText(roll).toWellFormed()).slice(0, 6000)
