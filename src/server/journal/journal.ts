import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { SystemLog } from '../../contract/journal/system-log'
import type { Label } from '../../contract/label'
import { tableOf } from '../db/column'
import type { Databases } from '../db/database'

/** Who did it: somebody signed in, or the name a sign-in was tried with. */
export type Doer =
  | { readonly tenant: number; readonly id: string; readonly username: string; readonly realname: string }
  | { readonly typed: string }

/** One line of the log. */
export type Entry = {
  readonly by: Doer
  readonly at: Date
  readonly logType: string
  readonly operateType?: string
  readonly content: Label
  readonly isDone: boolean
  readonly ip: string
  readonly device: string
  /** Milliseconds. */
  readonly costTime: number
  readonly method: string
  readonly about?: string
}

/** The log of a process. */
export type Journal = {
  /** Takes a line; it is written within a second. */
  readonly note: (entry: Entry) => void
  /** Writes what was noted so far. */
  readonly flush: () => Promise<void>
}

const second = 1000
/** Most lines that wait to be written, and most failed sign-ins of one address among those of a second: a flood of them is one piece of news. */
const most = 10_000
const mostTries = 20

const table = sql.table(tableOf(SystemLog.name))

const lineOf = ({ by, at, content, isDone, ...entry }: Entry) => ({
  ...('typed' in by ? { typed: by.typed } : { tenant: by.tenant, maker: by.id, userid: by.username, username: by.realname }),
  id: uuidv7(),
  at: at.toISOString(),
  zh: content.zh.slice(0, 300),
  en: content.en.slice(0, 300),
  outcome: isDone ? 'done' : 'failed',
  log_type: entry.logType,
  operate_type: entry.operateType ?? null,
  ip: entry.ip.slice(0, 64),
  device: entry.device.slice(0, 120),
  cost_time: Math.round(entry.costTime),
  method: entry.method.slice(0, 200),
  about: entry.about?.slice(0, 2000) ?? null,
})

/**
 * Writes lines by one statement. A name somebody typed is looked up here: it is kept where an account has it, and left out where nobody has,
 * for it may be a password in the wrong place. Such a try is told to the only house there is; of several nobody can say whose it was.
 */
const write = ({ owner }: Databases, entries: readonly Entry[]) =>
  sql`with e as (select * from jsonb_to_recordset(${JSON.stringify(entries.map(lineOf))}::jsonb) as e(id text, at timestamptz, tenant integer,
      maker text, typed text, userid text, username text, log_type text, operate_type text, zh text, en text, outcome text, ip text,
      device text, cost_time integer, method text, about text)),
    placed as (select e.*, coalesce(e.tenant, c.tenant_id, (select min(id) from tenant having count(*) = 1)) as house,
        coalesce(e.maker, c.user_id, 'system') as by_id, coalesce(e.userid, c.username) as by_name, coalesce(e.username, u.realname) as by_real
      from e left join credential c on e.tenant is null and lower(c.username) = lower(e.typed)
      left join "user" u on u.tenant_id = c.tenant_id and u.id = c.user_id),
    made as (insert into ${table} (tenant_id, id, create_by, create_time, log_type, operate_type, log_content, log_content_en, outcome,
        userid, username, ip, device, cost_time, method, request_param, at)
      select house, id, by_id, at, log_type, operate_type, zh, en, outcome, by_name, by_real, ip, device, cost_time, method, about, at
      from placed where house is not null on conflict do nothing returning tenant_id),
    counted as (select tenant_id, count(*) as many from made group by tenant_id)
    update sync_counter s set totals = s.totals || jsonb_build_object(${SystemLog.name}::text,
      coalesce((s.totals ->> ${SystemLog.name})::bigint, 0) + c.many) from counted c where s.tenant_id = c.tenant_id`.execute(owner)

const isTry = ({ by }: Entry): boolean => 'typed' in by

/** Opens the log. What cannot be written is tried again with what comes next; `warn` is told. */
export function openJournal(databases: Databases, warn: (text: string) => void): Journal {
  let waiting: Entry[] = []
  let tries = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const some = async () => {
    const entries = waiting
    waiting = []
    tries = new Map()
    if (entries.length === 0) return
    try {
      await write(databases, entries)
    } catch (error) {
      warn(`the log was not written: ${error instanceof Error ? error.message : String(error)}`)
      waiting = [...entries, ...waiting].slice(-most)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(some)
    return writing
  }
  return {
    note(entry) {
      const tried = tries.get(entry.ip) ?? 0
      if (waiting.length >= most || (isTry(entry) && tried >= mostTries)) return
      if (isTry(entry)) tries.set(entry.ip, tried + 1)
      waiting.push(entry)
      timer ??= setTimeout(flush, second).unref()
    },
    flush,
  }
}

/** The log of a product that keeps none. */
export const noJournal: Journal = { note: () => undefined, flush: async () => undefined }
