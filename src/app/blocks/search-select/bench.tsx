import { useState } from 'react'
import { dict, dicts, type FieldFacts, optional, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import type { Option } from '../../fields/choice/use-dict'
import type { Bench, BenchValues } from '../../workbench/bench'
import { SearchSelect } from './SearchSelect'
import { SuggestedText } from './SuggestedText'

const one = optional(dict('sex', '选择一项', 'Choose one'))
const several = optional(dicts('sex', '选择多项', 'Choose several'))
const typed = optional(text('输入内容', 'Type something'))

function Choosing({
  id,
  facts,
  dict: asked,
  isAsync,
  values,
}: {
  id: string
  facts: FieldFacts
  dict: string
  isAsync?: boolean
  values: BenchValues
}) {
  const [value, setValue] = useState<unknown>(null)
  const { size, delay, disabled } = values
  return (
    <>
      <SearchSelect
        {...{ id, facts, value }}
        key={asked}
        dict={asked}
        async={isAsync}
        size={Number(size)}
        delay={Number(delay)}
        disabled={disabled === true}
        onChange={setValue}
      />
      <output className="figures">{JSON.stringify(value)}</output>
    </>
  )
}

const words = ['春', '夏', '秋', '冬'].map((one) => ({ value: one, text: `${one}天` }))
const found = async (keyword: string): Promise<readonly Option[]> => words.filter((one) => one.text.includes(keyword))
const broken = async (): Promise<readonly Option[]> => {
  throw new Error('no answer')
}

function Typing({ id, load }: { id: string; load: typeof found }) {
  const [value, setValue] = useState<unknown>(null)
  return <SuggestedText id={id} facts={typed} value={value} onChange={setValue} load={load} />
}

/** The search select, as the workbench shows it. */
export const searchSelectBench: Bench = {
  about: label(
    '输入部分文字查找并选择；后端查找时每次 10 条。',
    'A choice found by a piece of its text; ten at once where the server looks.',
  ),
  props: [
    { name: 'dict', label: label('字典', 'Dictionary'), kind: 'text', value: 'sys_user,realname,username' },
    { name: 'size', label: label('每次条数', 'At once'), kind: 'number', value: 10 },
    { name: 'delay', label: label('延迟（毫秒）', 'Delay in ms'), kind: 'number', value: 800 },
    { name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false },
  ],
  states: [
    {
      key: 'async',
      label: label('后端查找', 'The server looks'),
      draw: (values) => <Choosing id="search-async" facts={one} dict={String(values.dict)} isAsync values={values} />,
    },
    {
      key: 'local',
      label: label('本地查找', 'Looked for here'),
      draw: (values) => <Choosing id="search-local" facts={one} dict="org_category" values={values} />,
    },
    {
      key: 'several',
      label: label('多选', 'Several'),
      draw: (values) => <Choosing id="search-several" facts={several} dict={String(values.dict)} isAsync values={values} />,
    },
    {
      key: 'refused',
      label: label('被拒绝', 'Refused'),
      draw: (values) => <Choosing id="search-refused" facts={one} dict="no_such_table,name,id" isAsync values={values} />,
    },
    { key: 'suggested', label: label('输入建议', 'Suggestions'), draw: () => <Typing id="search-suggested" load={found} /> },
    { key: 'suggested-failed', label: label('建议失败', 'Suggestions that fail'), draw: () => <Typing id="search-broken" load={broken} /> },
  ],
}
