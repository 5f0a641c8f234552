import type { Label } from '../../../contract/label'
import { call } from '../../wire/call'
import { textsOf } from '../search-select/load-choices'
import { words } from './words'

/** A node of a tree that is loaded level by level. `leaf`: nothing lies below it. */
export type TreeOption = { readonly key: string; readonly title: string; readonly leaf: boolean }

/** Where a tree's nodes come from. `key`: what its answers are remembered by; two sources of one key answer alike. */
export type TreeSource = {
  readonly key: string
  /** What is wrong with how it was described; nothing is loaded then. */
  readonly fault?: Label | undefined
  /** What a tree begins with. */
  readonly root: string
  readonly below: (pid: string, signal: AbortSignal) => Promise<readonly TreeOption[]>
  /** What values are called, in their order. */
  readonly texts: (values: readonly string[], signal: AbortSignal) => Promise<readonly string[]>
}

/** What names the top of a tree. */
export const treeRoot = '0'

/** Whether a condition is none, or a JSON object. */
export function isJsonCondition(condition: string): boolean {
  if (condition === '') return true
  try {
    const given: unknown = JSON.parse(condition)
    return typeof given === 'object' && given !== null && !Array.isArray(given)
  } catch {
    return false
  }
}

/** A tree of the rows of a table. */
export type DictTree = {
  /** `table,text,code`. */
  readonly dict: string
  /** Column by which a row names the one above it. */
  readonly pidField?: string
  /** Value of the node whose children stand on top. */
  readonly pidValue?: string
  /** Column that says whether further rows lie below one. */
  readonly hasChildField?: string
  /** JSON object of columns and the values they have to have. */
  readonly condition?: string
}

export function dictTree({ dict, pidField = 'pid', pidValue = treeRoot, hasChildField = '', condition = '' }: DictTree): TreeSource {
  const [tableName = '', text = '', code = ''] = dict.split(',').map((part) => part.trim())
  return {
    key: JSON.stringify(['dict', dict, pidField, pidValue, condition]),
    fault: isJsonCondition(condition) ? undefined : words.condition,
    root: pidValue,
    below: (pid, signal) =>
      call('GET', '/sys/dict/loadTreeData', { query: { pid, tableName, text, code, pidField, hasChildField, condition }, signal }),
    texts: (values, signal) => textsOf(dict, values, signal),
  }
}
