import { type ComponentType, useMemo } from 'react'
import { readablePart } from '../../../contract/access'
import type { PickerKind } from '../../../contract/resource'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'
import { DepartmentPicker } from '../department-picker/DepartmentPicker'
import { splitComma } from '../multi-select/comma'
import { PositionPicker } from '../position-picker/PositionPicker'
import { columnsOf, filtersOf } from '../record-picker/column'
import { RecordPicker } from '../record-picker/RecordPicker'
import { listSource, type PickedRow } from '../record-picker/record-source'
import { RolePicker } from '../role-picker/RolePicker'
import { UserPicker } from '../user-picker/UserPicker'

export type NounPickerProps = {
  readonly noun: string
  readonly title: string
  readonly many: boolean
  readonly max?: number | undefined
  /** Ids of rows. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
  /** Whether a row may not be chosen, nor let go of. */
  readonly isBlocked?: (id: string) => boolean
}

/** What every picker is given, opened. */
type Given = Omit<NounPickerProps, 'onChoose' | 'isBlocked' | 'noun'> & {
  readonly noun: string
  readonly open: true
  readonly onChoose: (values: string) => void
  readonly isBlocked?: (row: PickedRow) => boolean
}

/** Any noun, from its own list: what it shows first, and what it is searched by, as far as somebody may read it. */
function AnyNoun({ noun, ...given }: Given) {
  const whole = useResource(noun)
  const can = useCan()
  const resource = useMemo(() => readablePart(whole, can), [whole, can])
  const source = useMemo(() => listSource(`${resource.path}/list`), [resource])
  return <RecordPicker {...given} {...{ source }} columns={columnsOf(resource)} filters={filtersOf(resource)} textKey={resource.title} />
}

const pickers: Readonly<Record<PickerKind, ComponentType<Given>>> = {
  department: DepartmentPicker,
  position: PositionPicker,
  record: AnyNoun,
  role: RolePicker,
  user: (given) => <UserPicker {...given} store="id" />,
}

/** The picker a noun declares. Rows are chosen by their ids. */
export function NounPicker({ onChoose, isBlocked, ...given }: NounPickerProps) {
  const Picker = pickers[useResource(given.noun).picker ?? 'record']
  return (
    <Picker
      {...given}
      open
      {...(isBlocked && { isBlocked: (row: PickedRow) => isBlocked(String(row.id)) })}
      onChoose={(values) => onChoose(splitComma(values))}
    />
  )
}
