import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { type Language, say } from '../../contract/label'
import type { RedisFact, RedisStanding } from '../../contract/monitor/monitor'
import type { Engine } from '../engine'
import type { Redis } from './redis'
import { redisFacts } from './redis-facts'
import { commandIn, linesOf } from './redis-line'

/** Most of an answer that is shown, in bytes. */
const most = 65_536

/** The Redis that is configured. */
export const redisOf = ({ monitor }: Engine): Redis => monitor.redis ?? refuse('redis.absent')

const text = (answer: unknown): string => String(answer ?? '')

/** What Redis says of itself, line by line. */
export async function readInfo(redis: Redis, language: Language, section?: string): Promise<RedisFact[]> {
  const said = text(await redis.ask(['INFO', ...(section ? [section] : [])]))
  return said.split(/\r?\n/).flatMap((line) => {
    const at = line.indexOf(':')
    if (line.startsWith('#') || at < 1) return []
    const key = line.slice(0, at)
    const known = Object.hasOwn(redisFacts, key) ? redisFacts[key] : undefined
    return [{ key, description: known ? say(known, language) : '', value: line.slice(at + 1) }]
  })
}

const memoryIn = (facts: readonly RedisFact[]): number => Number(facts.find(({ key }) => key === 'used_memory')?.value ?? 0)

/** Bytes Redis has taken. */
export const usedMemory = async (redis: Redis): Promise<number> => memoryIn(await readInfo(redis, 'en', 'memory'))

/** How Redis stands now. */
export async function readRedis(redis: Redis, language: Language): Promise<RedisStanding> {
  const [facts, keys] = await Promise.all([readInfo(redis, language), redis.ask(['DBSIZE'])])
  return { at: Date.now(), keys: Number(keys), memory: memoryIn(facts), facts }
}

/** What lies in Redis is shown where the server is one house's: nobody can say whose a key is. */
async function checkAlone({ databases }: Engine): Promise<void> {
  const { rows } = await sql<{ many: boolean }>`select count(*) > 1 as many from tenant`.execute(databases.owner)
  if (rows[0]?.many) refuse('redis.shared')
}

/** Runs a line of the terminal, and answers what Redis said as lines of text. */
export async function runLine(engine: Engine, line: string): Promise<string[]> {
  const redis = redisOf(engine)
  const { words, tells, length } = commandIn(line)
  if (tells === 'keys') await checkAlone(engine)
  if (length && Number(await redis.ask(length)) > most) refuse('redis.large', { max: most / 1024 })
  const lines = linesOf(await redis.ask(words))
  if (lines.reduce((sum, { length: long }) => sum + long + 1, 0) > most) refuse('redis.large', { max: most / 1024 })
  return lines
}
