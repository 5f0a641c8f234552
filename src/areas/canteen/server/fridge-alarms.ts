import { sql } from 'kysely'
import { filled, label } from '../../../contract/label'
import { addDays, dateTimeOf } from '../../../contract/time'
import { accountsOf, holdsRole } from '../../../server/auth/role-holders'
import { systemPerson } from '../../../server/auth/system-person'
import type { Db } from '../../../server/db/database'
import type { Job, JobRun } from '../../../server/jobs/job'
import { announce, type Telling } from '../../../server/notices/announce'
import { runOwn } from '../../../server/sync/run-batch'
import { type Staff, staffState } from '../../staff/published/staff'
import { missedReading } from '../fridge/alarm-words'
import { missedReadings, type WarmAlarm, warmAlarms } from '../fridge/fridge-alarm'
import type { FridgeTemp } from '../fridge/fridge-temp'
import type { SampleFridge } from '../fridge/sample-fridge'

const tenant = sql`current_setting('app.tenant_id')::integer`
/** Where all of this is seen, and where the next reading is taken. */
const page = '/canteen/fridges'
/** Roles that look after the fridges, and those told as well once the samples have to be moved. */
const keepers = ['storekeeper', 'canteenMgr']
const leaders = ['principal', 'foodDirector']
/** Days of readings that are looked at: a fridge nobody has read since is still as it was. */
const watchedDays = 7

type Fridge = Pick<SampleFridge, 'id' | 'name' | 'tempMin' | 'tempMax'> & { readonly keeper: Staff['userId'] }
type Read = Pick<FridgeTemp, 'fridgeId' | 'readTime' | 'temp' | 'doubtful'> & { readonly status: NonNullable<FridgeTemp['status']> }

/** Something to be told, under the id by which it is told once; `keeperIds`: accounts of those who look after the fridges it is about. */
type Alarm = Omit<Telling, 'userIds' | 'page' | 'until'> & {
  readonly id: string
  readonly roles: readonly string[]
  readonly keeperIds: readonly string[]
}

async function readFridges(db: Db): Promise<Fridge[]> {
  const { rows } =
    await sql<Fridge>`select f.id, f.name, f.temp_min::float as "tempMin", f.temp_max::float as "tempMax", t.user_id as keeper
    from sample_fridge f left join staff t on t.tenant_id = f.tenant_id and t.id = f.keeper_id and not t.gone and t.status = ${staffState.working}
    where f.tenant_id = ${tenant} and not f.gone and f.enabled order by f.name`.execute(db)
  return rows
}

async function readTemps(db: Db, today: string): Promise<Read[]> {
  const { rows } =
    await sql<Read>`select fridge_id as "fridgeId", read_time as "readTime", temp::float as temp, doubtful, coalesce(status, 'VALID') as status
    from fridge_temp where tenant_id = ${tenant} and not gone and day between ${addDays(today, -watchedDays)}::date and ${today}::date`.execute(
      db,
    )
  return rows.filter(({ status, doubtful }) => status !== 'VOID' && !doubtful)
}

const compact = (at: string): string => at.slice(0, 16).replace(/\D/g, '')
const keepersOf = (fridges: readonly Fridge[]): string[] => fridges.flatMap(({ keeper }) => keeper ?? [])

function warmTelling(fridge: Fridge, { from, until, worst, stage, isOver }: WarmAlarm): Alarm {
  const { id, name, tempMin, tempMax } = fridge
  const isLong = stage === 120
  const [since, end] = [from.slice(5, 16), until.slice(5, 16)]
  const [zh, en] = isOver ? [`，${end} 恢复`, `, in range again at ${end}`] : ['，尚未恢复', ', and has not been read in range since']
  return {
    id: `fridge.warm.${stage}.${compact(from)}.${id}`.slice(0, 64),
    title: isLong
      ? label('留样冰箱长时间超温', 'Sample fridge out of range for long')
      : label('留样冰箱超温', 'Sample fridge out of range'),
    said: [
      label(
        `${name}自 ${since} 起 ${worst} ℃，应在 ${tempMin}–${tempMax} ℃${zh}。`,
        `${name}: ${worst} ℃ since ${since}, should be ${tempMin} to ${tempMax} ℃${en}.`,
      ),
      isLong
        ? label(
            '请把留样移到其他冰箱，拍照并记录处置。',
            'Please move the samples to another fridge, take photos and record what was done.',
          )
        : label('请检查柜门和电源，再测一次并记录处置。', 'Please check door and power, read it again and record what was done.'),
    ],
    priority: 'H',
    roles: isLong ? [...keepers, ...leaders] : keepers,
    keeperIds: keepersOf([fridge]),
  }
}

function missedTelling(time: string, today: string, fridges: readonly Fridge[]): Alarm {
  const names = fridges.map(({ name }) => name)
  return {
    id: `fridge.missed.${time.replace(':', '')}.${today}`,
    title: label('留样冰箱未按时测温', 'Sample fridge not read in time'),
    said: [filled(missedReading, { names, time })],
    priority: 'H',
    roles: keepers,
    keeperIds: keepersOf(fridges),
  }
}

/** All there is to tell at a moment. Nobody has to read a fridge on a day off, but one that is too warm is too warm then as well. */
async function alarmsAt(db: Db, now: string): Promise<Alarm[]> {
  const fridges = await readFridges(db)
  if (fridges.length === 0) return []
  const today = now.slice(0, 10)
  const temps = await readTemps(db, today)
  const warm = fridges.flatMap((fridge) => {
    const own = temps.filter(({ fridgeId }) => fridgeId === fridge.id).map(({ readTime, temp }) => ({ at: readTime, temp }))
    return warmAlarms(own, { min: fridge.tempMin, max: fridge.tempMax }, now).map((alarm) => warmTelling(fridge, alarm))
  })
  const { rows } =
    await sql`select 1 from school_day where tenant_id = ${tenant} and not gone and date = ${today}::date and is_open`.execute(db)
  const late =
    rows.length > 0
      ? missedReadings(
          today,
          now,
          fridges.map(({ id }) => ({ id, enabled: true })),
          temps,
        )
      : []
  const missed = [...new Set(late.map(({ time }) => time))].map((time) =>
    missedTelling(
      time,
      today,
      fridges.filter(({ id }) => late.some((one) => one.time === time && one.fridgeId === id)),
    ),
  )
  return [...warm, ...missed]
}

/** Those of the alarms nobody has been told of, each with whom to tell. */
async function untold(db: Db, alarms: readonly Alarm[]): Promise<(Alarm & { readonly userIds: string[] })[]> {
  const ids = alarms.map(({ id }) => id)
  const { rows: known } = await sql<{
    id: string
  }>`select id from announcement where tenant_id = ${tenant} and id = any(${ids}::text[])`.execute(db)
  const fresh = alarms.filter(({ id }) => !known.some((one) => one.id === id))
  return Promise.all(
    fresh.map(async (alarm) => ({
      ...alarm,
      userIds: await accountsOf(db, sql`u.id = any(${alarm.keeperIds}::text[]) or ${holdsRole(alarm.roles)}`),
    })),
  )
}

async function lookAtFridges({ engine, tenant }: JobRun): Promise<void> {
  const db = engine.databases.tenant(tenant)
  const now = dateTimeOf(engine.now())
  for (const { id, userIds, ...alarm } of await untold(db, await alarmsAt(db, now))) {
    if (userIds.length === 0) continue
    const telling = { ...alarm, userIds, page, until: now.slice(0, 10) }
    await runOwn(engine, systemPerson(tenant), (ctx) => announce(ctx, id, telling))
  }
}

/** A sample fridge that is out of its range, or was not read in time, becomes the business of its keeper, the storekeeper and the canteen manager; each once. */
export const fridgeAlarms: Job = {
  name: 'fridge alarms',
  label: label('留样冰箱提醒', 'Alarms of the sample fridges'),
  about: label(
    '留样冰箱超温或未按时测温时，提醒负责人。',
    'Tells those who look after a sample fridge that it is out of range, or was not read in time.',
  ),
  cron: '0 * * * * ? *',
  missed: 'start',
  run: lookAtFridges,
}
