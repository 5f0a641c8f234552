import DatePicker from 'antd-mobile/es/components/date-picker'
import Picker from 'antd-mobile/es/components/picker'
import { dateTimeOf, dayOf } from '../../../contract/time'
import { MobileLocale } from '../../design/MobileLocale'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { dayRange } from './day-range'
import { dateTimeText, dayText, partsOf, two } from './wall-clock'

const hours = Array.from({ length: 24 }, (_, at) => two(at))
const minutes = Array.from({ length: 60 }, (_, at) => two(at))
const column = (values: readonly string[]) => values.map((value) => ({ label: value, value }))

type Props = { input: FieldInputProps; open: boolean; onClose: () => void }

// A wheel opened from a sheet must live inside it: everything outside an open dialog cannot be touched.
const placeFor = (id: string) => () => document.getElementById(id)?.closest('dialog') ?? document.body

function TimeWheel({ input, open, onClose }: Props) {
  const say = useSay()
  const now = asText(input.value) || dateTimeOf(new Date()).slice(11, 16)
  return (
    <Picker
      title={say(input.facts.label)}
      visible={open}
      columns={[column(hours), column(minutes)]}
      defaultValue={now.split(':')}
      getContainer={placeFor(input.id)}
      onConfirm={(chosen) => input.onChange(chosen.join(':'))}
      onClose={onClose}
    />
  )
}

function CalendarWheel({ input, open, onClose }: Props) {
  const say = useSay()
  const isDateTime = input.facts.kind === 'dateTime'
  const today = dayOf(new Date())
  const { min, max } = dayRange(input.facts, today, asText(input.value))
  const near = [min, today, max].sort()[1] ?? today
  return (
    <DatePicker
      title={say(input.facts.label)}
      visible={open}
      precision={isDateTime ? 'minute' : 'day'}
      value={partsOf(input.value) ?? partsOf(isDateTime ? dateTimeOf(new Date()) : near)}
      min={partsOf(min)}
      max={partsOf(`${max} 23:59:59`)}
      getContainer={placeFor(input.id)}
      onConfirm={(chosen) => input.onChange(isDateTime ? dateTimeText(chosen) : dayText(chosen))}
      onClose={onClose}
    />
  )
}

/** Wheels for days, times and moments. */
export function DateWheel(props: Props) {
  return <MobileLocale>{props.input.facts.kind === 'time' ? <TimeWheel {...props} /> : <CalendarWheel {...props} />}</MobileLocale>
}
