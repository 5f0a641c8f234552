import Cascader from 'antd-mobile/es/components/cascader'
import { useState } from 'react'
import { regionPath, regionText } from '../../../contract/fields/region-names'
import { TwoLevelArea } from '../../blocks/area-picker/TwoLevelArea'
import { MobileLocale } from '../../design/MobileLocale'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { PickButton } from './PickButton'
import { regionOptions } from './region-options'

/** A province, city or county: by two lists where the field says so, else step by step. */
export const RegionInput = (input: FieldInputProps) =>
  input.facts.levels === 2 ? <TwoLevelArea {...input} /> : <AreaCascader {...input} />

/** A province, city or county, chosen step by step. Any step may be the last. */
export function AreaCascader(input: FieldInputProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const code = asText(input.value)
  return (
    <MobileLocale>
      <PickButton input={input} text={code && regionText(code)} onOpen={() => setOpen(true)} />
      <Cascader
        visible={open}
        options={regionOptions}
        title={say(input.facts.label)}
        value={code ? regionPath(code) : []}
        onClose={() => setOpen(false)}
        onConfirm={(path) => input.onChange(path.at(-1) ?? null)}
      />
    </MobileLocale>
  )
}
