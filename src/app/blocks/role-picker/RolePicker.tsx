import { label } from '../../../contract/label'
import { Role } from '../../../contract/system/role'
import { useSay } from '../../language/use-say'
import { columnsOf, filtersOf } from '../record-picker/column'
import { RecordPicker, type RecordPickerProps } from '../record-picker/RecordPicker'
import { listSource, type RecordSource } from '../record-picker/record-source'

type Props = Pick<RecordPickerProps, 'open' | 'onClose' | 'many' | 'max' | 'chosen' | 'onChoose' | 'isBlocked'> & {
  readonly title?: string
  /** Field of a role that is stored; `id` when not given. */
  readonly store?: 'id' | 'roleCode'
  /** The roles; those of the house when not given. */
  readonly roles?: RecordSource
}

const title = label('选择角色', 'Choose roles')
const ofHouse = listSource(`${Role.path}/list`)

/** Chooses roles from their list, one or several. */
export function RolePicker({ store = 'id', roles = ofHouse, ...given }: Props) {
  const say = useSay()
  return (
    <RecordPicker
      {...given}
      title={given.title ?? say(title)}
      source={roles}
      columns={columnsOf(Role)}
      filters={filtersOf(Role)}
      valueKey={store}
      textKey={Role.title}
    />
  )
}
