import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Label, label, say } from '../../../contract/label'
import { addDays, dateTimeOf } from '../../../contract/time'
import { accountsOf, holdsRole } from '../../../server/auth/role-holders'
import { systemPerson } from '../../../server/auth/system-person'
import type { Db } from '../../../server/db/database'
import type { Engine } from '../../../server/engine'
import type { Job } from '../../../server/jobs/job'
import { announce, type Telling } from '../../../server/notices/announce'
import { runOwn } from '../../../server/sync/run-batch'
import { type DeadlineKind, deadlineFacts, deadlinePage, deadlineSentence, noticeDue } from '../deadline'
import { type OwnedDeadline, readDeadlines } from './read-deadlines'

/** Nobody is woken for a paper. */
const from = '08:00'
/** Days for which it stands in bells. */
const shown = 7
const pressing = 7

/** Codes of the roles of those who run the house. */
const leaders = ['principal', 'viceAdmin']

/** The same for the same paper, its last day and the time before it: so it is told once. */
const idOf = ({ kind, row, until = '' }: OwnedDeadline, due: number): string =>
  `deadline.${createHash('sha256').update([kind, row, until, due].join('|')).digest('hex').slice(0, 40)}`

async function toldAlready(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from announcement
    where tenant_id = current_setting('app.tenant_id')::integer and id = any(${ids}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The sentence in both languages with its values in it. */
async function filled({ dictionaries }: Engine, tenant: number, found: OwnedDeadline): Promise<Label> {
  const sentence = deadlineSentence(found)
  const inLanguage = async (language: 'zh-CN' | 'en') => {
    const paper = (await dictionaries.texts(tenant, language)).get('certType')?.get(found.certificate ?? '')
    return say(sentence, language, { ...found, paper: paper ?? found.certificate })
  }
  return label(`${await inLanguage('zh-CN')}。`, `${await inLanguage('en')}.`)
}

const title = (kind: DeadlineKind): Label =>
  deadlineFacts[kind].toldAt[0] === 0
    ? label('人数超过规模', 'More children than places')
    : label('有证件或期限即将到期', 'Something runs out soon')

/** What runs out or is full is told once for each time before its end: to those who run the house, and to whom a certificate belongs. */
export const tellDeadlines: Job = {
  name: 'deadlines',
  label: label('期限提醒', 'Reminder of deadlines'),
  about: label(
    '证件到期、班级满额前，按期限提醒管理者和本人。',
    'Tells who runs the house, and whose paper it is, before a paper runs out or a class is full.',
  ),
  cron: '0 0/10 * * * ? *',
  missed: 'start',
  async run({ engine, tenant }) {
    const [today = '', time = ''] = dateTimeOf(engine.now()).split(' ')
    if (time < from) return
    const db = engine.databases.tenant(tenant)
    const found = await readDeadlines(db, today, Object.keys(deadlineFacts) as DeadlineKind[])
    const due = found.flatMap((one) => {
      const days = noticeDue(one)
      return days === undefined ? [] : [{ one, id: idOf(one, days) }]
    })
    const told = await toldAlready(
      db,
      due.map(({ id }) => id),
    )
    const people = await accountsOf(db, holdsRole(leaders))
    for (const { one, id } of due.filter(({ id }) => !told.has(id))) {
      const userIds = [...new Set([...people, ...(one.account ? [one.account] : [])])]
      if (userIds.length === 0) continue
      const telling: Telling = {
        title: title(one.kind),
        said: [await filled(engine, tenant, one)],
        userIds,
        priority: (one.left ?? pressing + 1) <= pressing ? 'H' : 'M',
        page: deadlinePage(one),
        until: addDays(today, shown),
      }
      await runOwn(engine, systemPerson(tenant), (ctx) => announce(ctx, id, telling))
    }
  },
}
