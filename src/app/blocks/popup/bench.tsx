import { useState } from 'react'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { PopupInput } from './PopupInput'
import type { PopupFacts } from './popup-fields'

const name = label('字典', 'Dictionary')
const right: PopupFacts = { code: 'sys_dict', orgFields: 'dictName,dictCode', destFields: 'name,code' }

type Props = PopupFacts & { id: string; many?: boolean; isTyped?: boolean; disabled?: boolean; start?: string }

function Filling({ id, many = false, isTyped, disabled = false, start = '', ...facts }: Props) {
  const say = useSay()
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({ name: start })
  const fill = (next: Readonly<Record<string, unknown>>) => setValues({ ...values, ...next })
  return (
    <>
      <label htmlFor={id}>{say(name)}</label>
      <PopupInput
        {...{ id, many, disabled, ...facts }}
        name={say(name)}
        value={String(values.name ?? '')}
        onFill={fill}
        {...(isTyped && { onType: (text: string) => fill({ name: text }) })}
      />
      <output className="figures">{JSON.stringify(values)}</output>
    </>
  )
}

/** The popup, as the workbench shows it. */
export const popupBench: Bench = {
  about: label(
    '从弹出的记录中选择，并把所选记录的几个字段填入表单。',
    'Chooses from records in a popup, and fills several fields of the form in with those of the chosen one.',
  ),
  props: [
    { name: 'many', label: label('多选', 'Several'), kind: 'boolean', value: false },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'empty',
      label: label('为空', 'Empty'),
      draw: ({ many, disabled }) => <Filling id="popup-empty" {...right} many={many === true} disabled={disabled === true} />,
    },
    {
      key: 'typed',
      label: label('也可输入', 'May be typed'),
      draw: ({ disabled }) => <Filling id="popup-typed" {...right} isTyped start="sex" disabled={disabled === true} />,
    },
    { key: 'chosen', label: label('已选', 'Chosen'), draw: () => <Filling id="popup-chosen" {...right} start="sex" /> },
    { key: 'disabled', label: label('停用', 'Disabled'), draw: () => <Filling id="popup-disabled" {...right} start="sex" disabled /> },
    { key: 'unset', label: label('未配置', 'Not configured'), draw: () => <Filling id="popup-unset" code="sys_dict" destFields="name" /> },
    {
      key: 'uneven',
      label: label('数量不一致', 'Counts differ'),
      draw: () => <Filling id="popup-uneven" code="sys_dict" orgFields="dictName,dictCode" destFields="name" />,
    },
  ],
}
