import Select from 'antd/es/select'
import { asList } from '../../../contract/fields/as-list'
import { useSay } from '../../language/use-say'
import { type Option, useOptions } from '../choice/use-dict'
import { asText, type FieldInputProps } from '../field-input'
import { SwitchPart } from '../rare-inputs'
import { isEmptying } from './is-emptying'
import { ListKeys } from './ListKeys'

/** One value of a dictionary, or several. */
export const ChoiceSelect = (props: FieldInputProps) => (props.facts.switched ? <SwitchPart {...props} /> : <DictSelect {...props} />)

const DictSelect = (props: FieldInputProps) => <OptionsSelect {...props} choices={useOptions(props.facts)} />

/** One of some choices, or several. */
export function OptionsSelect(props: FieldInputProps & { choices: readonly Option[] }) {
  const { id, facts, value, onChange, onBlur, disabled, invalid, describedBy, choices } = props
  const say = useSay()
  const many = facts.kind === 'dicts'
  const options = choices.map((option) => ({ value: option.value, label: option.text }))
  return (
    <ListKeys many={many}>
      {(opening) => (
        <Select<string | readonly string[]>
          id={id}
          aria-describedby={describedBy}
          style={{ width: '100%' }}
          mode={many ? 'multiple' : undefined}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear
          disabled={disabled}
          status={invalid ? 'error' : undefined}
          placeholder={say('pleaseChoose')}
          notFoundContent={say('noneFound')}
          options={options}
          value={many ? asList(value) : asText(value) || undefined}
          onChange={(chosen) => onChange(chosen ?? null)}
          onBlur={onBlur}
          onKeyDown={(event) => isEmptying(event) && onChange(null)}
          {...opening}
        />
      )}
    </ListKeys>
  )
}
