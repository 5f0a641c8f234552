import Cascader from 'antd/es/cascader'
import { regionPath } from '../../../contract/fields/region-names'
import { TwoLevelArea } from '../../blocks/area-picker/TwoLevelArea'
import { useSay } from '../../language/use-say'
import { type RegionOption, regionOptions } from '../choice/region-options'
import { asText, type FieldInputProps } from '../field-input'
import { isEmptying } from './is-emptying'

/** A province, city or county: by two lists where the field says so, else in a cascader. */
export const RegionSelect = (input: FieldInputProps) =>
  input.facts.levels === 2 ? <TwoLevelArea {...input} /> : <AreaCascader {...input} />

/** A province, city or county: opened step by step, or found by a piece of its name. */
export function AreaCascader({ id, value, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const code = asText(value)
  return (
    <Cascader<RegionOption>
      id={id}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      options={regionOptions}
      showSearch
      changeOnSelect
      allowClear
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      placeholder={say('pleaseChoose')}
      notFoundContent={say('noneFound')}
      value={code ? regionPath(code) : undefined}
      onChange={(path) => onChange(path?.at(-1) ?? null)}
      onBlur={onBlur}
      onKeyDown={(event) => isEmptying(event) && onChange(null)}
    />
  )
}
