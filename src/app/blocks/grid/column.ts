import type { FieldFacts } from '../../../contract/field'
import type { Label } from '../../../contract/label'
import type { CellRule } from './rules/cell-rule'

/** What a cell holds and how it is written in. Where its cells come from elsewhere, a column has a type of its own, named by `defineCellType`. */
export const columnTypes = [
  'normal',
  'input',
  'inputNumber',
  'checkbox',
  'checkbox_meta',
  'select',
  'date',
  'datetime',
  'time',
  'sel_depart',
  'sel_user',
  'input_pop',
  'textarea',
  'upload',
  'image',
  'file',
  'popup',
  'radio',
  'sel_search',
  'sel_search_async',
  'list_multi',
  'slot',
  'hidden',
] as const

/** Columns the grid draws by itself; no cell type may be called so. */
export const reservedTypes = ['rowNumber', 'checkbox', 'radio', 'expand', 'dragSort'] as const

export type GridOption = { readonly value: string; readonly text: string }

/** A column of an editable grid. Facts only. */
export type GridColumn = {
  readonly key: string
  readonly title: Label
  /** One of `columnTypes`, or the name of a cell type of one's own. */
  readonly type: string
  /** Pixels; shared out among visible columns when not given. */
  readonly width?: number
  /** What is checked, in this order. The first that fails is what is said. */
  readonly validateRules?: readonly CellRule[]
  /** What a new row holds. */
  readonly defaultValue?: unknown
  /** What a box that is checked and one that is not are stored as. */
  readonly customValue?: readonly [unknown, unknown]
  readonly options?: readonly GridOption[]
  /** Where its options are those of a dictionary: its code. */
  readonly dictCode?: string
  /** Where it is looked through by pieces of text: `table,text,code`, with a condition behind it. */
  readonly dict?: string
  /** Of a popup: the report rows are chosen from, the columns of a chosen one, and the keys of the cells of this row that are filled in with them. */
  readonly popupCode?: string
  readonly orgFields?: string
  readonly destFields?: string
  /** Several of the options, between commas. */
  readonly multi?: boolean
  /** What is none of the options may be written too, and is one from then on. */
  readonly allowInput?: boolean
  readonly allowSearch?: boolean
  readonly disabled?: boolean
  /** Its input stands in the cell always, without a click. */
  readonly always?: boolean
  /** Of a column of a noun: what is known of the field. */
  readonly facts?: FieldFacts
  readonly placeholder?: string
  /** Of a moment: it is the last one of something, so that a day alone means its end, 23:59:59. */
  readonly isEnd?: boolean
  /** Its sum stands below the rows. */
  readonly statistics?: boolean
  /** It holds the place of a row, counted from 1. */
  readonly isOrder?: boolean
  /** Of files: where they are sent, whether the sign-in goes along to an address of somebody else, and the field of the answer that holds the path. */
  readonly action?: string
  readonly token?: boolean
  readonly responseName?: string
  /** Of files: what the button of an empty cell says, and whether they may be saved and taken away there; they may when nothing is said. */
  readonly btnText?: string
  readonly allowDownload?: boolean
  readonly allowRemove?: boolean
  /** JSON as older clients write it: `uploadnum` files are kept, the last ones; `multiSelect`, `store` and `text` of what is chosen elsewhere. */
  readonly fieldExtendJson?: string
  /** It is marked as one that may not stay empty; what is checked is in its rules. */
  readonly needed?: boolean
  /** Written once: in rows nobody has kept yet, and never again. */
  readonly fixed?: boolean
}

export type ColumnType = (typeof columnTypes)[number]

const own = new Set<string>()

/**
 * Names a cell type of one's own.
 * @throws where the name is one of the grid's own columns or types, or is taken.
 */
export function defineCellType(name: string): string {
  const taken: readonly string[] = [...reservedTypes, ...columnTypes]
  if (taken.includes(name) || own.has(name)) throw new Error(`a cell type may not be called ${name}: the grid has one of that name`)
  own.add(name)
  return name
}
