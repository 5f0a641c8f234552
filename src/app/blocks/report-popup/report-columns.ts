import { label } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'
import { plainValue } from '../../fields/plain-value'
import type { PickColumn, PickFilter } from '../record-picker/column'
import { plainText } from '../record-picker/plain-text'
import type { ReportConfig, ReportQueryItem } from './report-calls'

const same = (text: string) => label(text, text)

/** Columns as a picker has them. `noun`: whose rows they are, where this product knows it: it says how values are written. */
export const columnsOfReport = ({ columns, dictOptions }: ReportConfig, noun: Resource | undefined): PickColumn[] =>
  columns.map(({ title, dataIndex, sorter, customRender }) => {
    const texts = new Map((customRender && dictOptions[customRender]?.map(({ value, text }) => [value, text] as const)) || [])
    const facts = noun?.fields[dataIndex]
    return {
      name: dataIndex,
      label: same(title),
      isSorted: sorter === true,
      say: (row, language) => {
        const value = row[dataIndex]
        return texts.get(plainText(value)) ?? (facts ? plainValue(facts, value, language) : plainText(value))
      },
    }
  })

const isBetween = ({ mode, view }: ReportQueryItem) => mode === 'group' && view !== 'text' && view !== 'list'

/** What the rows are narrowed by, as a picker has it. */
export const filtersOfReport = (items: readonly ReportQueryItem[], { dictOptions }: Pick<ReportConfig, 'dictOptions'>): PickFilter[] =>
  items.map((item): PickFilter => {
    const { field, view, hidden, dictCode } = item
    const one = { name: field, label: same(item.label), ...(hidden === '1' && { isFolded: true }) }
    if (isBetween(item)) return { ...one, kind: 'between', input: view === 'number' ? 'number' : 'date' }
    const options = dictOptions[field]
    if (options) return { ...one, kind: 'choice', options: options.map(({ value, text }) => ({ value, label: same(text) })) }
    return dictCode ? { ...one, kind: 'dict', dict: dictCode } : { ...one, kind: 'text' }
  })

/** The column that says what a row is called: the title of its noun, or the first there is. */
export const titleOfReport = ({ columns }: ReportConfig, noun: Resource | undefined): string => {
  const title = [noun?.title, noun && `${noun.title}_dictText`].find((name) => columns.some(({ dataIndex }) => dataIndex === name))
  return title ?? columns[0]?.dataIndex ?? 'id'
}
