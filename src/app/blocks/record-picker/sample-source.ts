import type { PageAsked, PickedRow, RecordSource } from './record-source'

const isLike = (value: unknown, asked: string): boolean =>
  asked.startsWith('*') ? String(value).includes(asked.replaceAll('*', '')) : asked.split(',').includes(String(value))

/** Rows that are all here as a source, narrowed, sorted and paged as a server does it. For the workbench and its tests. */
export function sampleSource(key: string, rows: readonly PickedRow[]): RecordSource {
  const found = ({ filters, keyword, sort }: PageAsked) => {
    const said = keyword?.text.trim() ?? ''
    const wanted = rows
      .filter((row) => Object.entries(filters).every(([name, value]) => isLike(row[name], value)))
      .filter((row) => said === '' || keyword?.within.some((name) => String(row[name]).includes(said)))
    const turn = sort?.order === 'desc' ? -1 : 1
    return sort ? [...wanted].sort((one, two) => turn * String(one[sort.column]).localeCompare(String(two[sort.column]))) : wanted
  }
  return {
    key,
    page: async (asked) => {
      const all = found(asked)
      return { records: all.slice((asked.page - 1) * asked.size, asked.page * asked.size), total: all.length }
    },
    byValues: async (name, values) => rows.filter((row) => values.includes(String(row[name]))),
  }
}

/** Never answers. */
export const comingSource: RecordSource = { key: 'coming', page: () => new Promise(() => undefined), byValues: async () => [] }

/** Always fails. */
export const failingSource: RecordSource = {
  key: 'failing',
  page: () => Promise.reject(new Error('a sample of a failure')),
  byValues: async () => [],
}
