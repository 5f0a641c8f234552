import { sentence } from '../../contract/error'
import type { Fields } from '../../contract/field'
import { filesOf } from '../../contract/fields/file'
import type { Language } from '../../contract/label'
import { add, type Intent } from '../../contract/sync/intent'
import { filesForOthers, opForOthers, reasonInWords } from '../../contract/sync/op-for-others'
import { Escalation } from '../../contract/system/escalation'
import type { ParkedItem } from '../offline/outbox/conflict-centre'
import type { PersonDb } from '../offline/person-db'

/** Why the server did not take it, as its author reads it. */
const reasonOf = ({ fare }: ParkedItem, language: Language): string =>
  reasonInWords(fare.code ? sentence(fare.code, language, fare.values) : fare.fate, fare.problems, language)

type Told = {
  /** The edit the server did not take. */
  readonly item: ParkedItem
  /** All of its group, it included; alone it stands where it has none. */
  readonly all: readonly ParkedItem[]
  readonly fieldsOf: (noun: string) => Fields
  readonly subject: string
  readonly remark: string
  /** Names of the files of the edit that lie on this device. */
  readonly files: readonly string[]
}

/**
 * The files of refused edits that go with them when they are handed over: those on this device, unless it was a file that the server would
 * not have.
 */
export async function filesToHandOver(db: PersonDb, all: readonly ParkedItem[], fieldsOf: Told['fieldsOf']): Promise<string[]> {
  const good = all.filter(({ fare }) => !fare.code?.startsWith('file.') || fare.code === 'file.missing')
  const named = good.flatMap(({ op }) => filesOf(fieldsOf(op.noun), op.patch))
  return db.blobs.where('sha').anyOf(named).primaryKeys()
}

/** The edits as whoever looks after the system reads them: one, or the list of a group. */
function opText(all: readonly ParkedItem[], fieldsOf: Told['fieldsOf']): string {
  const texts = all.map(({ op }) => opForOthers(op, fieldsOf(op.noun)))
  return texts.length === 1 ? texts.join() : `[${texts.join(',')}]`.slice(0, Escalation.fields.op.max)
}

/** The intent that gives a parked edit to whoever looks after the system. `key` is the id of the new row. */
export const escalationIntent = ({ item, all, fieldsOf, subject, remark, files }: Told, key: string, language: Language): Intent =>
  add(Escalation, key, {
    subject: subject.slice(0, Escalation.fields.subject.max),
    noun: item.op.noun,
    rowId: item.op.key,
    verb: item.op.verb,
    op: opText(all, fieldsOf),
    ...filesForOthers(
      all.map(({ op }) => ({ fields: fieldsOf(op.noun), patch: op.patch })),
      (sha) => files.includes(sha),
    ),
    reason: reasonOf(item, language),
    remark: remark.trim() || null,
    madeAt: item.op.at,
  })
