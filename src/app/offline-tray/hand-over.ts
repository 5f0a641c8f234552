import { sentence } from '../../contract/error'
import { filesOf } from '../../contract/file'
import { add, type Intent } from '../../contract/intent'
import type { Language } from '../../contract/label'
import { opForOthers, reasonInWords } from '../../contract/op-for-others'
import type { Resource } from '../../contract/resource'
import { HandedOver } from '../../contract/system/handed-over'
import type { PersonDb } from '../offline/person-db'
import type { ParkedItem } from '../offline/tray'

/** Why the server did not take it, as its author reads it. */
const reasonOf = ({ fare }: ParkedItem, language: Language): string =>
  reasonInWords(fare.code ? sentence(fare.code, language, fare.values) : fare.fate, fare.problems, language)

type Told = {
  readonly item: ParkedItem
  readonly resource: Resource | undefined
  readonly subject: string
  readonly remark: string
  /** Names of the files of the edit that lie on this device. */
  readonly files: readonly string[]
}

/**
 * The files of a refused edit that go with it when it is handed over: those on this device, unless it was a file that the server would
 * not have.
 */
export async function filesToHandOver(db: PersonDb, { op, fare }: ParkedItem, resource: Resource | undefined): Promise<string[]> {
  if (fare.code?.startsWith('file.') && fare.code !== 'file.missing') return []
  return db.blobs
    .where('sha')
    .anyOf(filesOf(resource?.fields ?? {}, op.patch))
    .primaryKeys()
}

/** The intent that gives a parked edit to whoever looks after the system. `key` is the id of the new row. */
export const handOverWish = ({ item, resource, subject, remark, files }: Told, key: string, language: Language): Intent =>
  add(HandedOver, key, {
    subject: subject.slice(0, HandedOver.fields.subject.max),
    noun: item.op.noun,
    rowId: item.op.key,
    verb: item.op.verb,
    op: opForOthers(item.op, resource?.fields ?? {}),
    files: files.length > 0 ? files : null,
    reason: reasonOf(item, language),
    remark: remark.trim() || null,
    madeAt: item.op.at,
  })
