import { label } from '../../../contract/label'
import { Position } from '../../../contract/system/people/position'
import { useSay } from '../../language/use-say'
import { columnsOf, filtersOf } from '../record-picker/column'
import { RecordPicker, type RecordPickerProps } from '../record-picker/RecordPicker'
import { listSource, type RecordSource } from '../record-picker/record-source'

type Props = Pick<RecordPickerProps, 'open' | 'onClose' | 'many' | 'max' | 'chosen' | 'onChoose' | 'isBlocked'> & {
  readonly title?: string
  /** The positions; those of the house when not given. */
  readonly positions?: RecordSource
}

const title = label('选择职务', 'Choose positions')
const ofHouse = listSource(`${Position.path}/list`)

/** Chooses positions from their list, one or several. What is stored is their code. */
export function PositionPicker({ positions = ofHouse, ...given }: Props) {
  const say = useSay()
  return (
    <RecordPicker
      {...given}
      title={given.title ?? say(title)}
      source={positions}
      columns={columnsOf(Position)}
      filters={filtersOf(Position)}
      valueKey="code"
      textKey={Position.title}
    />
  )
}
