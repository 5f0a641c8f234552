import { call } from '../../wire/call'
import { isJsonCondition, type TreeSource, treeRoot } from '../tree-select/tree-source'
import { words } from './words'

/** Which part of the categories is chosen from. */
export type CategoryPart = {
  /** Code of the category whose children stand on top; `0` for all. */
  readonly pcode?: string
  /** JSON object of fields and the values they have to have. */
  readonly condition?: string
}

export const categorySource = ({ pcode = treeRoot, condition = '' }: CategoryPart): TreeSource => ({
  key: JSON.stringify(['category', pcode, condition]),
  fault: isJsonCondition(condition) ? undefined : words.condition,
  root: treeRoot,
  below: (pid, signal) =>
    call('GET', '/sys/category/loadTreeData', { query: { pid, pcode: pid === treeRoot ? pcode : '', condition }, signal }),
  texts: (values, signal) => call('GET', '/sys/category/loadDictItem/', { query: { ids: values.join() }, signal }),
})
