import type { Label } from '../../../contract/label'
import type { QueryRule } from '../../../contract/query'
import { Department } from '../../../contract/system/department'
import type { ReaderWord } from '../../../contract/system/people/ruled-noun'
import { User } from '../../../contract/system/user'
import type { QueryField } from '../../blocks/query/query-field'
import { words } from './words'

/** What is said of what a value may stand for. */
export const readerWords: Readonly<Record<ReaderWord, Label>> = {
  '#{sys_user_code}': words.readerCode,
  '#{sys_user_name}': words.readerName,
  '#{sys_user_id}': words.readerId,
  '#{sys_user_departs}': words.readerDepartments,
}

/** Whether a value stands for what whoever reads is known by. */
export const isReaderWord = (text: string): text is ReaderWord => Object.hasOwn(readerWords, text)

/** The words that say something of a column, and the one that is written. Of several departments none is the one that is compared. */
export function wordsFor({ facts: { kind, noun } }: QueryField, rule: QueryRule, written: string): readonly ReaderWord[] {
  const isAny = rule === 'eq' || rule === 'in'
  return (Object.keys(readerWords) as ReaderWord[]).filter((word) => {
    if (word === written) return true
    if (!isAny && rule !== 'ne') return false
    if (noun === User.name) return word === '#{sys_user_id}'
    if (noun === Department.name) return word === '#{sys_user_departs}' && isAny
    return kind === 'text' && (word === '#{sys_user_code}' || word === '#{sys_user_name}')
  })
}
