import { useState } from 'react'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import { useAnswer } from '../../../resource/use-answer'
import type { DepartmentPickerProps } from '../../department-picker/DepartmentPicker'
import { flat } from '../../department-picker/department'
import { useDepartments } from '../../department-picker/use-departments'
import type { UserPickerProps } from '../../user-picker/UserPicker'
import { userSource } from '../../user-picker/user-source'
import type { GridColumn } from '../column'
import { readExtendJson } from '../extend-json'
import { listOfCell } from '../store/cell-text'
import type { EditedCell, ShownCell } from './cell-type'

const UserPicker = lazyPart<UserPickerProps>(() => import('../../user-picker/UserPicker').then((file) => file.UserPicker))
const DepartmentPicker = lazyPart<DepartmentPickerProps>(() =>
  import('../../department-picker/DepartmentPicker').then((file) => file.DepartmentPicker),
)

const userKeys = ['username', 'id', 'workNo'] as const
const userKeyOf = ({ fieldExtendJson }: GridColumn) => {
  const { store } = readExtendJson(fieldExtendJson)
  return userKeys.find((key) => key === store) ?? 'username'
}
const departmentKeyOf = ({ fieldExtendJson }: GridColumn) => (readExtendJson(fieldExtendJson).store === 'orgCode' ? 'orgCode' : 'id')
const isMany = ({ multi, fieldExtendJson }: GridColumn): boolean => multi ?? readExtendJson(fieldExtendJson).multiSelect ?? false

/** What users are called, asked of the server once for all cells that hold the same. */
export function ShowUsers({ column, value }: ShownCell) {
  const key = userKeyOf(column)
  const values = listOfCell(value)
  const { data } = useAnswer({
    queryKey: ['users-of-cells', key, values],
    enabled: values.length > 0,
    queryFn: () => userSource().byValues(key, values),
  })
  const { text = 'realname' } = readExtendJson(column.fieldExtendJson)
  const names = new Map(data?.map((row) => [String(row[key]), row[text]]))
  return values.map((one) => String(names.get(one) ?? one)).join(',')
}

function DepartmentNames({ column, value }: ShownCell) {
  const { tree } = useDepartments()
  const key = departmentKeyOf(column)
  const names = new Map(flat(tree ?? []).map(({ row, title }) => [String(row[key]), title]))
  return listOfCell(value)
    .map((one) => names.get(one) ?? one)
    .join(',')
}

/** What departments are called. */
export const ShowDepartments = (cell: ShownCell) => (listOfCell(cell.value).length > 0 ? <DepartmentNames {...cell} /> : '')

/** A picker over the page. On a desk it opens with the cell, in a hand by a button. */
function Picking({ cell, isUser }: { cell: EditedCell; isUser: boolean }) {
  const { id, column, value, disabled, describedBy, onChange, onDone } = cell
  const say = useSay()
  const [isOpen, setOpen] = useState(onDone !== undefined)
  const Show = isUser ? ShowUsers : ShowDepartments
  const close = () => {
    setOpen(false)
    onDone?.()
  }
  const shared = {
    open: true,
    title: say(column.title),
    many: isMany(column),
    chosen: listOfCell(value),
    onClose: close,
    onChoose: (values: string) => onChange(values || null),
  }
  return (
    <>
      <button
        id={id}
        type="button"
        className="input pick-button"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {listOfCell(value).length > 0 ? <Show {...cell} /> : <span className="quiet">{column.placeholder ?? say('pleaseChoose')}</span>}
      </button>
      <Suspense>
        {isOpen &&
          (isUser ? (
            <UserPicker {...shared} store={userKeyOf(column)} />
          ) : (
            <DepartmentPicker {...shared} store={departmentKeyOf(column)} />
          ))}
      </Suspense>
    </>
  )
}

/** One user or several. Stored are user names, or what the column's `fieldExtendJson` says in `store`. */
export const PickUsers = (cell: EditedCell) => <Picking cell={cell} isUser />
/** One department or several. Stored are ids, or codes where the column's `fieldExtendJson` says so in `store`. */
export const PickDepartments = (cell: EditedCell) => <Picking cell={cell} isUser={false} />
