import Select from 'antd/es/select'
import { ListKeys } from '../../../fields/desktop/ListKeys'
import { useSay } from '../../../language/use-say'
import { joinComma, splitComma } from '../comma'
import type { Offered } from '../MultiSelect'

/** Several options in a list that opens below, found by typing. */
export function DesktopMultiSelect({ id, label, value, onChange, options, placeholder, disabled }: Offered) {
  const say = useSay()
  return (
    <ListKeys many>
      {(opening) => (
        <Select<string[]>
          id={id}
          aria-label={label}
          mode="multiple"
          allowClear
          style={{ width: '100%' }}
          placeholder={placeholder ?? say('pleaseChoose')}
          notFoundContent={say('noneFound')}
          disabled={disabled}
          showSearch={{ optionFilterProp: 'label' }}
          maxTagCount="responsive"
          options={options.map((option) => ({ value: option.value, label: option.text }))}
          value={splitComma(value)}
          onChange={(values) => onChange(joinComma(values))}
          {...opening}
        />
      )}
    </ListKeys>
  )
}
