import { useState } from 'react'
import { asList } from '../../../contract/fields/as-list'
import { isTree } from '../../../contract/fields/tree'
import { NounPickerPart } from '../../blocks/noun-picker/noun-picker'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { enumerate } from '../../language/enumerate'
import { useSay } from '../../language/use-say'
import { useChoices } from '../../resource/use-choices'
import { unknownTitle, useTitles } from '../../resource/use-titles'
import { useProduct } from '../../shell/product'
import { asText, type FieldInputProps } from '../field-input'
import { PickButton } from './PickButton'
import { PickSheet } from './PickSheet'

const TreeSheet = lazyPart(() => import('./TreeSheet').then((file) => file.TreeSheet))

type Props = FieldInputProps & { many: boolean }

function OpenChoice({
  many,
  choose,
  chosen,
  onClose,
  ...input
}: Props & { chosen: readonly string[]; choose: (ids: readonly string[]) => void; onClose: () => void }) {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  const options = useChoices(input.facts.noun ?? '', keyword)
  return (
    <PickSheet
      title={say(input.facts.label)}
      open
      {...{ options, chosen, many, keyword, onKeyword: setKeyword, onChange: choose, onClose }}
    />
  )
}

function Choice(props: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const noun = useProduct().catalogue.resources[props.facts.noun ?? '']
  const inTree = noun !== undefined && isTree(noun)
  // Pickers ask the server. Without a network there is what the device has.
  const inPicker = noun?.picker !== undefined && navigator.onLine
  const chosen = props.many ? asList(props.value) : [asText(props.value)].filter(Boolean)
  const titles = useTitles(props.facts.noun, chosen)
  const choose = (ids: readonly string[]) => props.onChange(props.many ? ids : (ids[0] ?? null))
  return (
    <>
      <PickButton input={props} text={enumerate(chosen.map((id) => titles[id] ?? unknownTitle))} onOpen={() => setOpen(true)} />
      {open && inPicker && (
        <Suspense>
          <NounPickerPart
            noun={noun.name}
            title={say(props.facts.label)}
            many={props.many}
            max={props.many ? props.facts.max : undefined}
            chosen={chosen}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {open && !inTree && !inPicker && <OpenChoice {...props} chosen={chosen} choose={choose} onClose={() => setOpen(false)} />}
      {open && inTree && !inPicker && (
        <Suspense>
          <TreeSheet input={props} many={props.many} chosen={chosen} choose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The row of another noun. */
export const RefInput = (props: FieldInputProps) => <Choice {...props} many={false} />
/** Several rows of another noun. */
export const RefsInput = (props: FieldInputProps) => <Choice {...props} many />
