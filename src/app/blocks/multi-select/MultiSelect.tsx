import { useState } from 'react'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { PickSheet } from '../../fields/choice/PickSheet'
import { type Option, useDict, wordsFor } from '../../fields/choice/use-dict'
import { useSay } from '../../language/use-say'
import { joinComma, splitComma } from './comma'
import '../../fields/inputs.css'

export type MultiSelectProps = {
  readonly id?: string
  /** What is chosen, for readers of the screen and as the title of the sheet. */
  readonly label: string
  /** The chosen values with commas between them; empty where none is. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** What there is to choose from; of a dictionary where `dict` names one. Values are compared as texts. */
  readonly options?: readonly Option[]
  readonly dict?: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** What both faces are given: the same with its options found. */
export type Offered = Omit<MultiSelectProps, 'options' | 'dict'> & { readonly options: readonly Option[] }

const DesktopSelect = lazyPart<Offered>(() => import('./desktop/DesktopMultiSelect').then((file) => file.DesktopMultiSelect))

function TouchSelect({ id, label, value, onChange, options, placeholder, disabled }: Offered) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const chosen = splitComma(value)
  const wanted = keyword.trim().toLowerCase()
  const found = options.filter(({ text }) => text.toLowerCase().includes(wanted))
  return (
    <>
      <button
        id={id}
        type="button"
        className="input pick-button"
        aria-haspopup="dialog"
        aria-label={`${label} ${wordsFor(options, chosen)}`.trim()}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className={chosen.length > 0 ? undefined : 'quiet'}>
          {chosen.length > 0 ? wordsFor(options, chosen) : (placeholder ?? say('pleaseChoose'))}
        </span>
      </button>
      {open && (
        <PickSheet
          open
          many
          title={label}
          options={found}
          {...{ chosen, keyword, onKeyword: setKeyword }}
          onChange={(values) => onChange(joinComma(values))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Chooses several of some options; what is chosen is one text with commas between its values. */
export function MultiSelect({ options, dict, ...given }: MultiSelectProps) {
  const isDesktop = useFace() === 'desktop'
  const found = useDict(dict)
  const offered = { ...given, options: options ?? found }
  if (!isDesktop) return <TouchSelect {...offered} />
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <DesktopSelect {...offered} />
    </Suspense>
  )
}
