import type { ColumnType, GridColumn } from '../column'
import { textOfCell } from '../store/cell-text'
import { BoxCell, RadioCell } from './BoxCell'
import { type CellType, defineCell, ownCellType } from './cell-type'
import { FieldCell } from './FieldCell'
import { InputPopCell } from './InputPopCell'
import { NumberCell } from './NumberCell'
import { OptionsCell } from './OptionsCell'
import { PickDepartments, PickUsers, ShowDepartments, ShowUsers } from './PickUsers'
import { isTypedPopup, PopupCell } from './PopupCell'
import { SearchCell, ShowSearch } from './SearchCell'
import { FileInCell, ImageInCell, ShowFiles, UploadInCell } from './ShowFiles'
import { ShowBox, ShowField, ShowNumber, ShowOption, ShowText } from './ShowText'
import { LinesCell, TagCell, TextCell } from './TextCell'

const plain = { Show: ShowText, words: textOfCell }
const text: CellType = { ...plain, Editor: TextCell, typed: true }
const options: CellType = { Show: ShowOption, Editor: OptionsCell }
const box: CellType = { Show: ShowBox, Editor: BoxCell, always: true }
const day: CellType = { ...plain, Editor: FieldCell }
const shown: CellType = plain
const search: CellType = { Show: ShowSearch, Editor: SearchCell }

/** How the grid draws its own types. */
const cellTypes: Readonly<Partial<Record<ColumnType, CellType>>> = {
  normal: shown,
  input: text,
  inputNumber: {
    Show: ShowNumber,
    words: (column, value) => (column.facts ? undefined : textOfCell(column, value)),
    Editor: NumberCell,
    typed: true,
  },
  checkbox: box,
  checkbox_meta: box,
  select: options,
  date: day,
  datetime: day,
  time: day,
  input_pop: { ...plain, Editor: InputPopCell },
  textarea: { ...plain, Editor: LinesCell, typed: true },
  popup: { ...plain, Editor: PopupCell, typed: isTypedPopup },
  radio: { Show: ShowOption, Editor: RadioCell, always: true },
  sel_search: search,
  sel_search_async: search,
  sel_user: { Show: ShowUsers, Editor: PickUsers },
  sel_depart: { Show: ShowDepartments, Editor: PickDepartments },
  upload: { Show: ShowFiles, Editor: UploadInCell, always: true },
  file: { Show: ShowFiles, Editor: FileInCell, always: true },
  image: { Show: ShowFiles, Editor: ImageInCell, always: true },
  list_multi: options,
  slot: shown,
}

/** The field of a noun, with the input forms have for it. */
defineCell('field', { Show: ShowField, Editor: FieldCell })
/** A text with a semicolon after every two characters. */
defineCell('tag', { ...plain, Editor: TagCell, typed: true })

const isOwn = (name: string): name is ColumnType => Object.hasOwn(cellTypes, name)

/** How cells of a type are drawn; as plain text where nobody has said how. */
export const cellTypeOf = (name: string): CellType => (isOwn(name) ? cellTypes[name] : ownCellType(name)) ?? shown

/** Whether letters begin a cell of a column, as in a text. */
export function isTyped(column: GridColumn): boolean {
  const { typed = false } = cellTypeOf(column.type)
  return typeof typed === 'function' ? typed(column) : typed
}
