/**
 * Which rows several people look at at once: those of a noun; or, with `record` and `field`, the small records in a field of one row, or the
 * lines of a document, where `field` is the noun of the lines.
 */
export type TableKey = { readonly noun: string; readonly record?: string; readonly field?: string }

/** The name of a table among sockets: what stands behind `/vxeSocket/{user}/`, and what a message names as its `socketKey`. */
export const tableName = ({ noun, record, field }: TableKey): string => (record && field ? [noun, record, field].join('~') : noun)

/** What such a name means; undefined where it is none. */
export function readTableName(text: string): TableKey | undefined {
  const [noun = '', record, field, ...more] = text.split('~')
  const isName = /^[A-Za-z][\w-]{0,63}$/
  if (more.length > 0 || !isName.test(noun)) return undefined
  if (record === undefined) return { noun }
  return /^[\w.:-]{1,64}$/.test(record) && field && isName.test(field) ? { noun, record, field } : undefined
}

/** Cells of one row as somebody has just written them. `id` is that of the row. */
export type RowUpdate = Readonly<Record<string, unknown>> & { readonly id: string }

/** Of two who write into the same cell at once, every page keeps what has the greater stamp; of equal ones, that of the greater writer. */
export type Written = { readonly row: RowUpdate; readonly caseId: string; readonly stamp: number }

/**
 * What goes over the table socket, both ways, as JSON. `args` of an update: the row; who wrote it, so that nobody hears themselves; and the
 * writer's stamp, milliseconds of their clock or one more than any they have heard of. An existing client sends none, and has the server's. A server also says things under keys of its own: `refused` with a code of the error table.
 */
export type TableMessage =
  | { readonly type: 'heart_beat'; readonly data: '' }
  | {
      readonly type: 'update_vxe_table'
      readonly data: { readonly socketKey: string; readonly args: readonly [RowUpdate, string, number?] }
    }
  | { readonly type: 'common_send_date'; readonly data: { readonly key: string; readonly args: readonly unknown[] } }

/** Under what a server says that it has not passed on a message. */
export const refusedKey = 'refused'
