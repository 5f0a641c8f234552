import { useEffect, useRef, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Chip } from '../../design/Chip'
import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { saveFile } from '../../files/attachment/save-file'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { words } from './words'
import '../../fields/inputs.css'
import './excel.css'

/** Kinds of workbooks that go out. */
export const sheetFormats = ['xlsx', 'xls'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Rows that may go out: a key of the caller's, and what they are called. */
export type ExportWay<Way extends string> = { readonly key: Way; readonly text: string }

export type ExportDialogProps<Way extends string> = {
  readonly title: string
  /** Which rows are offered; the first is chosen. */
  readonly ways: readonly ExportWay<Way>[]
  /** The file's name without what says its kind. */
  readonly name: string
  /** Something to know of what goes out, such as what is not in it. */
  readonly hint?: string | undefined
  /** Makes the file. What it throws is told, and the dialog stays. */
  readonly fetchFile: (asked: { readonly way: Way; readonly format: SheetFormat }, signal: AbortSignal) => Promise<Blob>
  readonly onClose: () => void
}

type ChoiceProps<Key extends string> = {
  readonly name: string
  readonly of: readonly ExportWay<Key>[]
  readonly chosen: Key
  readonly disabled: boolean
  readonly onChoose: (key: Key) => void
}

function Choice<Key extends string>({ name, of, chosen, disabled, onChoose }: ChoiceProps<Key>) {
  return (
    <fieldset className="plain-set">
      <legend>{name}</legend>
      <div className="chips">
        {of.map(({ key, text }) => (
          <Chip key={key} chosen={key === chosen} disabled={disabled} onToggle={() => onChoose(key)}>
            {text}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Takes rows out to Excel: which of them, and as what kind of file. An empty file is none: that is said, and nothing is put anywhere. */
export function ExportDialog<Way extends string>({ title, ways, name, hint, fetchFile, onClose }: ExportDialogProps<Way>) {
  const say = useSay()
  const [way, setWay] = useState(ways[0]?.key)
  const [format, setFormat] = useState<SheetFormat>(sheetFormats[0])
  const [isBusy, setBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const run = async () => {
    if (way === undefined) return
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setBusy(true)
    try {
      const file = await fetchFile({ way, format }, signal)
      if (file.size === 0) toast(say(words.downloadFailed), { tone: 'bad' })
      else {
        saveFile({ name: `${name}.${format}`, file })
        onClose()
      }
    } catch (error) {
      if (!signal.aborted) toast(explain(error, currentLanguage()), { tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <BigButton look="main" wide disabled={isBusy || way === undefined} onClick={() => void run()}>
          {say(isBusy ? words.made : words.export)}
        </BigButton>
      }
    >
      <div className="export-choices">
        {way !== undefined && <Choice name={say(words.which)} of={ways} chosen={way} disabled={isBusy} onChoose={setWay} />}
        <Choice
          name={say(words.format)}
          of={sheetFormats.map((key) => ({ key, text: `.${key}` }))}
          chosen={format}
          disabled={isBusy}
          onChoose={setFormat}
        />
        {hint !== undefined && <p className="quiet">{hint}</p>}
        {isBusy && <progress aria-label={say(words.made)} />}
      </div>
    </Sheet>
  )
}
