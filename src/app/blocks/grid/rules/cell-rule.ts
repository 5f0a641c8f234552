/** What a check of one's own is told, and answers: whether the cell is good, or what is wrong with it. */
export type CellHandler = (cell: {
  readonly key: string
  readonly value: unknown
  readonly row: Readonly<Record<string, unknown>>
}) => HandlerAnswer | Promise<HandlerAnswer>
export type HandlerAnswer = boolean | { readonly ok: boolean; readonly message?: string }

/** One check of a cell. `message` may name `{title}`, `{key}` and `{defaultValue}`, also with a `$` before them. */
export type CellRule = { readonly message?: string } & (
  | { readonly required: true }
  /** No other row holds the same value in this column. */
  | { readonly unique: true }
  /** `only` is unique; a shape by its name; any regular expression. Empty cells pass. */
  | { readonly pattern: string }
  | { readonly handler: CellHandler }
)

/** Whether a cell holds nothing: no value, or an empty text. */
export const isEmptyCell = (value: unknown): boolean => value === null || value === undefined || value === ''

/** What two cells are compared by. */
export const cellText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

export const isUnique = (rule: CellRule): boolean => 'unique' in rule || ('pattern' in rule && rule.pattern === 'only')

/** A message with its placeholders filled. */
export const filled = (message: string, of: { readonly title: string; readonly key: string; readonly defaultValue?: unknown }): string =>
  message.replace(/\$?\{(title|key|defaultValue)\}/g, (_, name: 'title' | 'key' | 'defaultValue') => cellText(of[name] ?? ''))
