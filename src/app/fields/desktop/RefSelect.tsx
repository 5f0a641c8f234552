import { useDeferredValue, useState } from 'react'
import { isTree } from '../../../contract/fields/tree'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import { useChoices } from '../../resource/use-choices'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { useProduct } from '../../shell/product'
import type { FieldInputProps } from '../field-input'
import { FoundSelect } from './FoundSelect'
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
  // What is found lags behind what is typed, and is not taken for it meanwhile.
  const wanted = useDeferredValue(keyword)
  const many = facts.kind === 'refs'
  const ids = chosenOf(props)
  const titles = useTitles(facts.noun, ids)
  const found = useChoices(facts.noun ?? '', wanted)
  const textOf = (id: string) => titles[id] ?? found?.find(({ value }) => value === id)?.text ?? unknownTitle
  return (
    <FoundSelect
      {...sameOfChoice(props, say)}
      {...{ many, found }}
      chosen={ids.map((id) => ({ value: id, text: textOf(id) }))}
      isComing={!found || wanted !== keyword}
      none={say('noneFound')}
      onType={setKeyword}
      onChoose={(next) => onChange(many ? next : (next[0] ?? null))}
    />
  )
}
