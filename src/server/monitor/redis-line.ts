import { refuse } from '../../contract/error'

/** `server`: tells of Redis itself. `keys`: tells of what lies there. Each answers in little time and changes nothing. */
type Tells = 'server' | 'keys'

/** Commands the terminal runs, with the second word where the first has several. All others are refused, known or not. */
const commands: Readonly<Record<string, Tells>> = {
  PING: 'server',
  ECHO: 'server',
  TIME: 'server',
  DBSIZE: 'server',
  INFO: 'server',
  LASTSAVE: 'server',
  'COMMAND COUNT': 'server',
  'MEMORY STATS': 'server',
  'MEMORY DOCTOR': 'server',
  'SLOWLOG LEN': 'server',
  'MEMORY USAGE': 'keys',
  'OBJECT ENCODING': 'keys',
  EXISTS: 'keys',
  TYPE: 'keys',
  TTL: 'keys',
  PTTL: 'keys',
  STRLEN: 'keys',
  HSTRLEN: 'keys',
  HLEN: 'keys',
  LLEN: 'keys',
  SCARD: 'keys',
  ZCARD: 'keys',
  XLEN: 'keys',
  GET: 'keys',
  HGET: 'keys',
  LINDEX: 'keys',
  SISMEMBER: 'keys',
  ZSCORE: 'keys',
  SCAN: 'keys',
  HSCAN: 'keys',
  SSCAN: 'keys',
  ZSCAN: 'keys',
}
/** What stands before a value and tells how long it is. */
const lengths: Readonly<Record<string, string>> = { GET: 'STRLEN', HGET: 'HSTRLEN' }
const mostScanned = 1000

export type AskedCommand = {
  readonly words: readonly string[]
  readonly tells: Tells
  /** Asks how long the answer will be, where that has no end. */
  readonly length?: readonly string[]
}

/** The words of a line: with blanks between, or in single or double quotation marks. */
function wordsOf(line: string): string[] {
  const found = [...line.matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"']+))(?=\s|$)|\s*(\S)/g)]
  if (found.some(([, , , , stray]) => stray !== undefined)) refuse('redis.line')
  return found.map(([, double, single, plain]) => plain ?? (double ?? single ?? '').replace(/\\(.)/g, '$1'))
}

/** A scan goes through at most so many at a time. */
function checkCount(words: readonly string[]): void {
  const at = words.findIndex((word) => word.toUpperCase() === 'COUNT')
  if (at > 0 && !(Number(words[at + 1]) <= mostScanned)) refuse('redis.command', { command: `COUNT ${words[at + 1] ?? ''}`.slice(0, 30) })
}

/** Reads a line of the terminal. Refuses what would change, stop or hold up Redis, which is all that is not known to do none of it. */
export function commandIn(line: string): AskedCommand {
  const words = wordsOf(line)
  const [first = '', second = ''] = words.map((word) => word.toUpperCase())
  const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`
  const tells = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!tells) return refuse('redis.command', { command: (words[0] ?? '').slice(0, 30) })
  if (first.endsWith('SCAN')) checkCount(words)
  const length = lengths[name]
  return { words, tells, ...(length && { length: [length, ...words.slice(1)] }) }
}

/** An answer as lines of text, as the terminal of Redis shows it. */
export function linesOf(answer: unknown, indent = ''): string[] {
  if (answer === null || answer === undefined) return ['(nil)']
  if (typeof answer === 'number') return [`(integer) ${answer}`]
  if (!Array.isArray(answer)) return String(answer).split(/\r?\n/)
  if (answer.length === 0) return ['(empty)']
  return answer.flatMap((one, at) => {
    const [head = '', ...rest] = linesOf(one, `${indent}   `)
    return [
      `${at === 0 ? '' : indent}${at + 1}) ${head}`,
      ...rest.map((text) => (text.startsWith(`${indent}   `) ? text : `${indent}   ${text}`)),
    ]
  })
}
