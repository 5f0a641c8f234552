import { refuse } from '../../contract/error'
import { type Report, readParams } from '../../contract/report/report'
import type { RowsOf, Sources } from '../../contract/report/report-source'
import { dateTimeOf } from '../../contract/time'
import { may, type Person } from '../auth/person'
import { type Asking, readSource } from './read-source'

/** The sources somebody may list rows of. Refuses where one is missing without which there is no report. */
function known(sources: Sources, person: Person): Sources {
  const mayList = ([, { noun }]: readonly [string, Sources[string]]) => may(person, noun.name, 'list')
  const missing = Object.entries(sources).filter((source) => !mayList(source))
  if (missing.some(([, { optional }]) => !optional)) refuse('access.denied')
  return Object.fromEntries(Object.entries(sources).filter(mayList))
}

/** Works a report out over the database, from the rows of one moment that this person may see. */
export async function answerReport(asking: Asking, report: Report, said: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { engine, person, language } = asking
  const now = dateTimeOf(engine.now())
  const asked = { params: readParams(report, said), today: now.slice(0, 10) }
  const sources = Object.entries(known(report.sources(asked), person))
  const rows = await engine.databases
    .tenant(person.tenant)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const found: Record<string, Awaited<ReturnType<typeof readSource>>> = {}
      for (const [name, source] of sources) found[name] = await readSource(db, asking, source)
      return found
    })
  // Which noun each source is of was checked where the report was described.
  return report.compute({ ...asked, now, user: person.id, language, rows: rows as RowsOf<Sources> })
}
