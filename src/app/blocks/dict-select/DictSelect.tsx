import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { OptionsInput } from '../../fields/choice/DictInput'
import type { FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { useDictionary } from './use-dictionary'
import { words } from './words'
import './dict-select.css'

const Desktop = lazyPart(() => import('../../fields/desktop/ChoiceSelect').then((file) => file.OptionsSelect))

type Props = FieldInputProps & {
  /** Code of a dictionary, or `table,text,code` with a condition behind it. */
  code: string
}

const Waiting = () => <div className="skeleton" style={{ height: 32 }} />

/** One value of any dictionary, or several where the field is of kind `dicts`; values are texts. */
export function DictSelect({ code, ...input }: Props) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const { options, isComing, problem, again } = useDictionary(code)
  if (problem)
    return (
      <p role="alert" className="dict-problem">
        {problem}
        <button type="button" className="chip" onClick={again}>
          {say(words.again)}
        </button>
      </p>
    )
  if (isComing) return <Waiting />
  if (!isDesktop) return <OptionsInput {...input} options={options} many={input.facts.kind === 'dicts'} />
  return (
    <Suspense fallback={<Waiting />}>
      <Desktop {...input} choices={options} />
    </Suspense>
  )
}
