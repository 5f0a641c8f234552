import Select from 'antd/es/select'
import { Suspense, useState } from 'react'
import { isTree } from '../../../contract/fields/tree'
import { lazyPart } from '../../design/lazy-part'
import { useSay } from '../../language/use-say'
import { useChoices } from '../../resource/use-choices'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { useProduct } from '../../shell/product'
import { asList, asText, type FieldInputProps } from '../field-input'
import { isEmptying } from './is-emptying'

const TreeChoice = lazyPart(() => import('./TreeChoice').then((file) => file.TreeChoice))

/** The row of another noun, or several: found in their tree where they stand in one, by typing a piece of the title else. */
export function RefSelect(props: FieldInputProps) {
  const noun = useProduct().catalogue.resources[props.facts.noun ?? '']
  if (!noun || !isTree(noun)) return <TitleSelect {...props} />
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <TreeChoice {...props} />
    </Suspense>
  )
}

function TitleSelect({ id, facts, value, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const many = facts.kind === 'refs'
  const chosen = many ? asList(value) : [asText(value)].filter(Boolean)
  const titles = useTitles(facts.noun, chosen)
  const found = useChoices(facts.noun ?? '', keyword)
  const listed = (found ?? []).map((option) => ({ value: option.value, label: option.text }))
  const missing = chosen
    .filter((id) => !listed.some((option) => option.value === id))
    .map((id) => ({ value: id, label: titles[id] ?? unknownTitle }))
  return (
    <Select<string | readonly string[]>
      id={id}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      mode={many ? 'multiple' : undefined}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear
      disabled={disabled}
      loading={!found}
      status={invalid ? 'error' : undefined}
      placeholder={say('pleaseChoose')}
      notFoundContent={say('noneFound')}
      options={[...missing, ...listed]}
      value={many ? chosen : (chosen[0] ?? undefined)}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      onKeyDown={(event) => isEmptying(event) && onChange(null)}
    />
  )
}
