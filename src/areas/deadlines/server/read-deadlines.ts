import { type RawBuilder, sql } from 'kysely'
import { addDays, daysBetween } from '../../../contract/time'
import { columnOf } from '../../../server/db/column'
import type { Db } from '../../../server/db/database'
import { classState } from '../../garden/published/class'
import type { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { type Staff, staffState } from '../../staff/published/staff'
import type { StaffCertificate } from '../../staff/published/staff-certificate'
import { type Deadline, type DeadlineKind, deadlineFacts } from '../deadline'

const tenant = sql`current_setting('app.tenant_id')::integer`
/** Children a kindergarten may have at most where nobody said how many it was built for (handbook 3.1). */
const usualHouse = 360

type Found = {
  readonly row: string
  readonly name: string
  readonly certificate?: StaffCertificate['certType']
  readonly until: string
  /** Account of whom it is about, where that is a person. */
  readonly account: Staff['userId']
}

/** A deadline with the account of the person it is about. */
export type OwnedDeadline = Deadline & { readonly account?: string }

/** The last of each kind of certificate of everybody who works here: one that was renewed is no business of anybody any more. */
const certificates = (
  last: string,
) => sql<Found>`select c.id as row, s.name, c.cert_type as certificate, c.valid_to::text as until, s.user_id as account
  from (select distinct on (staff_id, cert_type) * from staff_certificate where tenant_id = ${tenant} and not gone
    order by staff_id, cert_type, valid_to desc nulls first) c
  join staff s on s.tenant_id = ${tenant} and s.id = c.staff_id and not s.gone and s.status = ${staffState.working}
  where c.valid_to <= ${last}::date`

const contracts = (last: string) => sql<Found>`select f.id as row, s.name, f.contract_to::text as until, null as account from staff_file f
  join staff s on s.tenant_id = f.tenant_id and s.id = f.staff_id and not s.gone and s.status = ${staffState.working}
  where f.tenant_id = ${tenant} and not f.gone and f.contract_to <= ${last}::date`

const ofProfile = (field: keyof KindergartenProfile) => (last: string) =>
  sql<Found>`select id as row, name, ${sql.ref(columnOf(field))}::text as until, null as account from kindergarten_profile
  where tenant_id = ${tenant} and not gone and ${sql.ref(columnOf(field))} <= ${last}::date`

/** The last day the calendar knows, where it knows any. */
const calendar = (last: string) => sql<Found>`select '' as row, '' as name, d.until::text as until, null as account
  from (select max(date) as until from school_day where tenant_id = ${tenant} and not gone) d where d.until <= ${last}::date`

const dated: Readonly<Partial<Record<DeadlineKind, (last: string) => RawBuilder<Found>>>> = {
  certificate: certificates,
  contract: contracts,
  licence: ofProfile('licenseValidTo'),
  foodPermit: ofProfile('foodPermitValidTo'),
  insurance: ofProfile('insuranceTo'),
  calendar,
}

type Full = { readonly row: string; readonly name: string; readonly children: number; readonly places: number }

const attending = (
  today: string,
) => sql`enrolment e join child k on k.tenant_id = e.tenant_id and k.id = e.child_id and not k.gone and k.status = '20'
  where e.tenant_id = ${tenant} and not e.gone and e.begin_date <= ${today}::date and (e.end_date is null or e.end_date >= ${today}::date)`

/** Running classes with more children than places: their own, else those of their grade. */
const fullClasses = (
  today: string,
) => sql<Full>`select c.id as row, c.name, n.children, coalesce(c.capacity, g.capacity) as places from class c
  left join grade g on g.tenant_id = c.tenant_id and g.grade_level = c.grade_level and not g.gone
  join lateral (select count(*)::integer as children from ${attending(today)} and e.class_id = c.id) n on true
  where c.tenant_id = ${tenant} and not c.gone and c.status = ${classState.running} and n.children > coalesce(c.capacity, g.capacity)`

const fullHouse = (
  today: string,
) => sql<Full>`select p.id as row, p.name, n.children, coalesce(p.designed_children, ${usualHouse}) as places
  from kindergarten_profile p join lateral (select count(*)::integer as children from ${attending(today)}) n on true
  where p.tenant_id = ${tenant} and not p.gone and n.children > coalesce(p.designed_children, ${usualHouse})`

async function readDated(db: Db, today: string, kind: DeadlineKind): Promise<OwnedDeadline[]> {
  const { rows } = (await dated[kind]?.(addDays(today, deadlineFacts[kind].toldAt[0] ?? 0)).execute(db)) ?? { rows: [] }
  return rows.map(({ account, ...found }) => ({
    kind,
    ...found,
    left: daysBetween(today, found.until),
    ...(account && { account }),
  }))
}

async function readFull(db: Db, today: string, kind: 'classFull' | 'houseFull'): Promise<OwnedDeadline[]> {
  const { rows } = await (kind === 'classFull' ? fullClasses(today) : fullHouse(today)).execute(db)
  return rows.map((found) => ({ kind, ...found }))
}

/** What of some kinds is due on a day, what is over or next first. */
export async function readDeadlines(db: Db, today: string, kinds: readonly DeadlineKind[]): Promise<OwnedDeadline[]> {
  const found: OwnedDeadline[] = []
  for (const kind of kinds) {
    const isFull = kind === 'classFull' || kind === 'houseFull'
    found.push(...(await (isFull ? readFull(db, today, kind) : readDated(db, today, kind))))
  }
  return found.sort((one, two) => (one.left ?? 0) - (two.left ?? 0) || one.kind.localeCompare(two.kind) || one.name.localeCompare(two.name))
}
