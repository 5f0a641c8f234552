import Select from 'antd/es/select'
import { Suspense, useState } from 'react'
import { isTree } from '../../../contract/fields/tree'
import { lazyPart } from '../../design/lazy-part'
import { useSay } from '../../language/use-say'
import { useChoices } from '../../resource/use-choices'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { useProduct } from '../../shell/product'
import type { FieldInputProps } from '../field-input'
import { chosenOf, sameOfChoice } from './ref-choice'
import { WithPicker } from './WithPicker'

const TreeChoice = lazyPart(() => import('./TreeChoice').then((file) => file.TreeChoice))

/** The row of another noun, or several: found in their tree where they stand in one, by typing a piece of the title else. */
export function RefSelect(props: FieldInputProps) {
  const noun = useProduct().catalogue.resources[props.facts.noun ?? '']
  const choice =
    !noun || !isTree(noun) ? (
      <TitleSelect {...props} />
    ) : (
      <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
        <TreeChoice {...props} />
      </Suspense>
    )
  return noun?.picker ? <WithPicker {...props}>{choice}</WithPicker> : choice
}

function TitleSelect(props: FieldInputProps) {
  const say = useSay()
  const { facts, onChange } = props
  const [keyword, setKeyword] = useState('')
  const many = facts.kind === 'refs'
  const chosen = chosenOf(props)
  const titles = useTitles(facts.noun, chosen)
  const found = useChoices(facts.noun ?? '', keyword)
  const listed = (found ?? []).map((option) => ({ value: option.value, label: option.text }))
  const missing = chosen
    .filter((id) => !listed.some((option) => option.value === id))
    .map((id) => ({ value: id, label: titles[id] ?? unknownTitle }))
  return (
    <Select<string | readonly string[]>
      {...sameOfChoice(props, say)}
      mode={many ? 'multiple' : undefined}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={!found}
      options={[...missing, ...listed]}
      value={many ? chosen : chosen[0]}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
