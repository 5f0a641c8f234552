import { Paperclip, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Attachment } from '../../../contract/fields/attachment'
import { attachmentsOf } from '../../../contract/fields/file'
import { attachable } from '../../../contract/fields/file-type'
import { BigButton } from '../../design/BigButton'
import { ariaOf, type FieldInputProps } from '../../fields/field-input'
import { currentLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { useEngine } from '../../offline/engine-context'
import { explain } from '../../wire/explain'
import { words } from '../words'
import { AttachmentLine } from './AttachmentLine'
import { keepAttachment } from './keep-attachment'
import '../files.css'

type Change = (files: readonly Attachment[]) => void

/** Keeps chosen files one after the other; what fails is said, and the others stay. */
function useTaking(files: readonly Attachment[], max: number, change: Change) {
  const { db } = useEngine()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const take = async (chosen: readonly File[]) => {
    setBusy(true)
    setProblem(undefined)
    const kept = [...files]
    for (const file of chosen.slice(0, max - files.length)) {
      try {
        const attachment = await keepAttachment(db, file, Date.now())
        if (!kept.some(({ sha }) => sha === attachment.sha)) kept.push(attachment)
      } catch (error) {
        setProblem(`${file.name}: ${explain(error, currentLanguage())}`)
      }
    }
    change(kept)
    setBusy(false)
  }
  return { isBusy, problem, take }
}

function Named({ files, disabled, change }: { files: readonly Attachment[]; disabled: boolean | undefined; change: Change }) {
  const say = useSay()
  return (
    <ul className="attachment-list">
      {files.map((file) => (
        <li key={file.sha}>
          <AttachmentLine file={file} />
          {!disabled && (
            <button
              type="button"
              className="attachment-remove"
              aria-label={say(words.removeFile, { name: file.name })}
              onClick={() => change(files.filter((other) => other !== file))}
            >
              <X size={18} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function AddFile({ input, isBusy, onChosen }: { input: FieldInputProps; isBusy: boolean; onChosen: (files: readonly File[]) => void }) {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  const { 'aria-required': _, ...aria } = ariaOf(input)
  return (
    <>
      <BigButton
        {...aria}
        disabled={input.disabled || isBusy}
        icon={<Paperclip size={18} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {say(isBusy ? words.keeping : words.addFile)}
      </BigButton>
      <input
        ref={chooser}
        type="file"
        accept={attachable}
        multiple
        hidden
        aria-label={`${say(input.facts.label)}: ${say(words.addFile)}`}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

/** The files of a form. Each is safe on this device from the moment it is chosen; the form names it. */
export function AttachmentField(input: FieldInputProps) {
  const { facts, value, onChange, disabled } = input
  const say = useSay()
  const files = attachmentsOf(value)
  const change: Change = (next) => onChange(next.length > 0 ? next : null)
  const { isBusy, problem, take } = useTaking(files, facts.max, change)
  const isFull = files.length >= facts.max
  return (
    <div className="attachment-field">
      {files.length > 0 && <Named files={files} disabled={disabled} change={change} />}
      {!isFull && <AddFile input={input} isBusy={isBusy} onChosen={(chosen) => void take(chosen)} />}
      {isFull && !disabled && <p className="quiet">{say(words.filesFull, { max: facts.max })}</p>}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
