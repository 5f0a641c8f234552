import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { optionsWith } from '../../fields/choice/options-with'
import { PickSheet } from '../../fields/choice/PickSheet'
import type { Option } from '../../fields/choice/use-dict'
import { useSay } from '../../language/use-say'
import '../../fields/inputs.css'

export type ChooseProps = {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly invalid?: boolean
  /** Id of the element that says what is wrong. */
  readonly describedBy?: string | undefined
  readonly onChoose: (value: string) => void
}

const Box = lazyPart(() => import('./desktop/ChooseBox').then((file) => file.ChooseBox))

function InHand({ id, label, options, chosen, invalid, describedBy, onChoose }: ChooseProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const text = options.find(({ value }) => value === chosen)?.text ?? chosen
  const found = optionsWith(options, keyword)
  return (
    <>
      <button
        type="button"
        id={id}
        className="input pick-button"
        aria-haspopup="dialog"
        aria-label={`${label} ${text ?? say('pleaseChoose')}`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <span className={text ? undefined : 'quiet'}>{text ?? say('pleaseChoose')}</span>
        <ChevronRight aria-hidden />
      </button>
      {isOpen && (
        <PickSheet
          title={label}
          open
          options={found}
          chosen={chosen === undefined ? [] : [chosen]}
          many={false}
          onChange={([value]) => value !== undefined && onChoose(value)}
          onClose={() => setOpen(false)}
          keyword={keyword}
          onKeyword={setKeyword}
        />
      )}
    </>
  )
}

/** One of several that are found by typing a piece of them: in a sheet in a hand, in its place on a desktop. */
export function Choose(props: ChooseProps) {
  if (useFace() === 'touch') return <InHand {...props} />
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <Box {...props} />
    </Suspense>
  )
}
