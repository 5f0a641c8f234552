import { useState } from 'react'
import { amount, boolean, date, dict, optional, period, text, weight } from '../../../contract/field'
import { label } from '../../../contract/label'
import { type AdvancedQuery, writeAdvancedQuery } from '../../../contract/list/advanced-query'
import type { Bench, BenchValues } from '../../workbench/bench'
import { blankDraft, type Draft, draftOf } from './draft'
import { QueryBuilder } from './QueryBuilder'
import { QueryButton } from './QueryButton'
import { QueryWords } from './QueryWords'
import type { QueryField } from './query-field'

const kinds = {
  name: text('名称', 'Name'),
  sex: dict('sex', '性别', 'Sex'),
  price: optional(amount('单价', 'Price')),
  stock: optional(weight('库存', 'Stock')),
  since: optional(date('启用日期', 'Since')),
  valid: optional(period('有效期', 'Valid')),
  frozen: optional(boolean('停用', 'Frozen')),
}
const fieldsWith = (yes: string, no: string): readonly QueryField[] =>
  Object.entries(kinds).map(([field, facts]) => ({ field, facts, extendOption: [yes, no] }))

const asked: AdvancedQuery = {
  match: 'or',
  conditions: [
    { field: 'name', rule: 'in', value: ['苹果', '梨'] },
    { field: 'stock', rule: 'lt', value: '1500' },
    { field: 'frozen', rule: 'eq', value: 'N' },
  ],
}

function Button({ values, from }: { values: BenchValues; from?: AdvancedQuery }) {
  const [query, setQuery] = useState(from)
  const fields = fieldsWith(String(values.yes), String(values.no))
  return (
    <>
      <QueryButton {...{ fields, query }} saveCode={String(values.saveCode)} onQuery={setQuery} />
      <p>{query && <QueryWords {...{ fields, query }} />}</p>
      <output className="query-text">{query && writeAdvancedQuery(query)}</output>
    </>
  )
}

function Built({ from, isTold = false }: { from: Draft; isTold?: boolean }) {
  const [draft, setDraft] = useState(from)
  return <QueryBuilder fields={fieldsWith('Y', 'N')} {...{ draft, isTold }} onChange={setDraft} onReset={() => setDraft(blankDraft)} />
}

const half: Draft = {
  match: 'and',
  lines: [
    { key: 0, field: 'gone', rule: 'eq', values: ['1'] },
    { key: 1, field: 'name', rule: 'eq', values: [] },
    { key: 2, field: 'price', rule: 'gt', values: ['1e9'] },
  ],
}

/** The advanced query, as the workbench shows it. */
export const queryBench: Bench = {
  about: label('按多个条件查询，可保存在这台设备上。', 'Asks for rows by several conditions, which can be kept on this device.'),
  props: [
    { name: 'saveCode', label: label('保存编码', 'Save code'), kind: 'text', value: 'workbench' },
    { name: 'yes', label: label('“是”的值', 'Value of yes'), kind: 'text', value: 'Y' },
    { name: 'no', label: label('“否”的值', 'Value of no'), kind: 'text', value: 'N' },
  ],
  states: [
    { key: 'empty', label: label('未查询', 'Empty'), draw: (values) => <Button values={values} /> },
    { key: 'applied', label: label('已查询', 'Applied'), draw: (values) => <Button values={values} from={asked} /> },
    { key: 'editing', label: label('编辑中', 'Editing'), draw: () => <Built from={draftOf(fieldsWith('Y', 'N'), asked)} /> },
    { key: 'half', label: label('没有填完整', 'Not complete'), draw: () => <Built from={half} isTold /> },
  ],
}
