import { useState } from 'react'
import { optional, region } from '../../../contract/field'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { AreaPicker } from './AreaPicker'

const facts = optional(region('地区', 'Area'))

type Props = { id: string; look: 'cascader' | 'two-level'; start?: string; disabled?: boolean }

function Choosing({ id, look, start, disabled }: Props) {
  const say = useSay()
  const [value, setValue] = useState<unknown>(start ?? null)
  return (
    <>
      <label className="for-readers" htmlFor={id}>
        {say(facts.label)}
      </label>
      <AreaPicker {...{ id, look, facts, value, disabled }} onChange={setValue} />
      <output className="figures">{JSON.stringify(value)}</output>
    </>
  )
}

/** The area picker, as the workbench shows it. */
export const areaPickerBench: Bench = {
  about: label(
    '省、市、区县的级联选择，或省市两级列表。',
    'Province, city and county in a cascader, or two lists of provinces and cities.',
  ),
  props: [{ name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false }],
  states: [
    {
      key: 'cascader',
      label: label('级联', 'Cascader'),
      draw: ({ disabled }) => <Choosing id="area-cascader" look="cascader" disabled={disabled === true} />,
    },
    {
      key: 'two-level',
      label: label('两级列表', 'Two lists'),
      draw: ({ disabled }) => <Choosing id="area-two" look="two-level" disabled={disabled === true} />,
    },
    { key: 'chosen', label: label('已选', 'Chosen'), draw: () => <Choosing id="area-chosen" look="cascader" start="330106" /> },
    {
      key: 'county',
      label: label('已有区县', 'A county is there'),
      draw: () => <Choosing id="area-county" look="two-level" start="330106" />,
    },
    {
      key: 'unknown',
      label: label('未知编码', 'An unknown code'),
      draw: () => <Choosing id="area-unknown" look="cascader" start="999999" />,
    },
  ],
}
