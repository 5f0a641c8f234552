import { refuse } from '../../contract/error'
import type { Resource } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { nounOfTable } from '../system/wire-tables'
import { type ReadCondition, readDictCondition } from './dict-condition'
import { fieldOfColumn, mustList } from './known-column'

/** Who asks, and for which words. */
export type DictAsking = { readonly engine: Engine; readonly person: Person; readonly language: 'zh-CN' | 'en' }

/** Rows of a noun that stand as choices: `text` is shown, `code` is stored; fields of the noun, or `id`. */
export type DictSource = { readonly resource: Resource; readonly text: string; readonly code: string } & ReadCondition

const shape = /^([\w-]{1,64})(?:\s+where\s+(.{1,200}?))?,(\w{1,64}),(\w{1,64})(?:,(.{0,200}))?$/is
const plainCode = /^[\w.:-]{1,64}$/

/**
 * What a client means by a dictionary: the code of one, or `table,text,code` with a condition behind it or as `table where condition`. The
 * table is a noun this person may list, the others are fields they may read; nothing of it reaches the database as it was written.
 */
export function readDictSource({ engine, person }: Pick<DictAsking, 'engine' | 'person'>, given: string): string | DictSource {
  if (plainCode.test(given)) return given
  const [, table = '', narrowed = '', text = '', code = '', condition = ''] =
    shape.exec(given.trim()) ?? refuse('dict.unknown', { code: given.slice(0, 64) })
  const resource = nounOfTable(engine.catalogue, table)
  mustList(person, resource)
  const fieldOf = (column: string) => fieldOfColumn(engine, person, resource, column)
  const [before, after] = [readDictCondition(narrowed, fieldOf), readDictCondition(condition, fieldOf)]
  return {
    resource,
    text: fieldOf(text),
    code: fieldOf(code),
    where: [...before.where, ...after.where],
    sorts: [...before.sorts, ...after.sorts],
  }
}
