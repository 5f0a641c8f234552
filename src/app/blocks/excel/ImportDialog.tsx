import { type ReactNode, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { confirmFirst } from '../../design/overlay/question'
import { Sheet } from '../../design/overlay/Sheet'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { apiBase } from '../../wire/surroundings'
import { ImportFiles } from './ImportFiles'
import type { ImportSettings } from './import-sheets'
import { type KeptFiles, useImport } from './use-import'
import { words } from './words'
import './excel.css'

/** Pixels of the dialog. */
export const importWidth = 600

export type ImportDialogProps = ImportSettings & {
  readonly title?: string
  readonly onClose: () => void
  /** Hears that rows have come in, be it some of them. */
  readonly onDone: () => void
  /** Offers that a file is taken only where nothing in it is wrong (`validateStatus`). */
  readonly online?: boolean
  /** Keeps what is chosen beyond this page. */
  readonly kept?: KeptFiles
  /** What else can be done with what was chosen, such as a dry run. */
  readonly ways?: (files: readonly File[]) => ReactNode
}

/** Where files are chosen, or dropped. */
function Choose({ isRunning, add }: Pick<ReturnType<typeof useImport>, 'isRunning' | 'add'>) {
  const say = useSay()
  const take = (files: Iterable<File>) => {
    const [first] = add(files)
    if (first) toast(say(first.why, first.values), { tone: 'bad' })
  }
  return (
    <fieldset
      className="import-place"
      aria-label={say(words.choose)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isRunning) take(event.dataTransfer.files)
      }}
    >
      <label className="big-button import-choose" data-look="plain" aria-disabled={isRunning || undefined}>
        {say(words.choose)}
        <input
          type="file"
          multiple
          accept=".xls,.xlsx"
          disabled={isRunning}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      <p className="quiet">{say(words.hint)}</p>
    </fieldset>
  )
}

/** What an import came to, where it did not simply succeed. */
function End({ end }: Pick<ReturnType<typeof useImport>, 'end'>) {
  const say = useSay()
  if (end === undefined) return null
  if (end === 'stopped') return <p role="status">{say(words.stopped)}</p>
  if (end.kind === 'done') return null
  const { errorFile } = end
  return (
    <div className="import-end" role="alert" data-kind={end.kind}>
      {end.kind === 'partly' && <strong>{say(words.partly)}</strong>}
      <p>{end.message || say(words.failed)}</p>
      {errorFile && (
        <a className="big-button" data-look="plain" href={`${apiBase}${errorFile.address}`} download={errorFile.name}>
          {say(words.errorFile)}
        </a>
      )}
      {end.kind === 'partly' && !errorFile && (
        <BigButton onClick={() => toast(say(words.unknownFile), { tone: 'bad' })}>{say(words.errorFile)}</BigButton>
      )}
    </div>
  )
}

/** Imports rows from several Excel files: how far it is is told, it can be stopped, and what was not taken comes back as a file. */
export function ImportDialog({ title, onClose, onDone, online = false, kept, ways, ...settings }: ImportDialogProps) {
  const say = useSay()
  const of = useImport(settings, kept)
  const [isWhole, setWhole] = useState(settings.validateStatus ?? false)
  const { files, progress, isRunning, end } = of
  const upload = async () => {
    const came = await of.run(online ? { validateStatus: isWhole } : {})
    if (came === 'stopped' || came.kind !== 'failed') onDone()
    if (came === 'stopped' || came.kind === 'partly') return
    if (came.kind === 'failed') return toast(came.message || say(words.failed), { tone: 'bad' })
    toast(came.message || say(words.done))
    onClose()
  }
  // A press beside the dialog must not end what takes minutes.
  const leave = async () => {
    if (isRunning && !(await confirmFirst({ title: say(words.stopAsk), body: say(words.stopHint), confirm: say(words.stop) }))) return
    of.stop()
    onClose()
  }
  return (
    <Sheet
      open
      title={title ?? say(words.title)}
      width={importWidth}
      onClose={() => void leave()}
      footer={
        isRunning ? (
          <BigButton wide onClick={of.stop}>
            {say(words.stop)}
          </BigButton>
        ) : (
          <BigButton look="main" wide disabled={files.length === 0} onClick={() => void upload()}>
            {say(words.upload)}
          </BigButton>
        )
      }
    >
      <Choose {...of} />
      <ImportFiles {...{ files, progress }} onDrop={of.drop} />
      {online && (
        <label className="import-check">
          <input type="checkbox" checked={isWhole} disabled={isRunning} onChange={(event) => setWhole(event.target.checked)} />
          {say(words.check)}
        </label>
      )}
      {!isRunning && ways?.(files)}
      <End end={end} />
    </Sheet>
  )
}
