import { type DragEvent, useState } from 'react'
import { type CheckedSheet, type LineOutcome, lineOutcomes } from '../../contract/sheet/checked-sheet'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { Page } from '../design/Page'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { saveFile } from '../files/attachment/save-file'
import { enumerate } from '../language/enumerate'
import { useSay } from '../language/use-say'
import { useSyncStatus } from '../offline/use-sync-status'
import { useAnswer } from '../resource/use-answer'
import type { Running } from './bring-portions'
import { LineCard } from './LineCard'
import { sheetCalls } from './sheet-calls'
import { useSheetImport } from './use-sheet-import'
import { words } from './words'
import './sheet.css'
import '../design/form-failure.css'

type Import = ReturnType<typeof useSheetImport>

/** Where one begins: the template, and the sheet that was filled in. */
function Start({ of, name, about }: { of: Import; name: string; about: string }) {
  const say = useSay()
  const isOnline = useSyncStatus(({ online }) => online)
  const { busy, undoable } = of
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !busy) void of.check(file)
  }
  const undo = async () => {
    const isSure = await confirmFirst({ title: say(words.undoAsk), body: say(words.undoHint), confirm: say(words.undo), danger: true })
    if (isSure) await of.undo(() => toast(say(words.undone)))
  }
  return (
    <section className="card sheet-start" aria-label={name} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>{about}</p>
      <p className="quiet">{say(words.howTo)}</p>
      <div className="sheet-ways">
        <BigButton
          disabled={busy !== undefined}
          onClick={() =>
            void of.fetchFile(
              (calls) => calls.template(),
              (file) => saveFile({ name: `${name}.xlsx`, file }),
            )
          }
        >
          {say(words.template)}
        </BigButton>
        <label className="big-button sheet-choose" data-look="main" aria-disabled={busy !== undefined || undefined}>
          {say(busy === 'check' ? words.checking : words.choose)}
          <input
            type="file"
            accept=".xlsx,.xls"
            disabled={busy !== undefined}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void of.check(file)
            }}
          />
        </label>
      </div>
      {!isOnline && <p role="status">{say(words.network)}</p>}
      {undoable && (
        <p className="sheet-lately">
          <span>{say(words.lately, { at: undoable.at.slice(0, 16) })}</span>
          <BigButton look="quiet" disabled={busy !== undefined} onClick={() => void undo()}>
            {say(words.undo)}
          </BigButton>
        </p>
      )}
    </section>
  )
}

const ends = { done: words.done, stopped: words.stopped, refused: words.refused, failed: words.stopped } as const

function Progress({ running: { done, total, ended } }: { running: Running }) {
  const say = useSay()
  return (
    <section className="card sheet-start" role="status">
      <p>{say(ended ? ends[ended] : words.running, { done, total })}</p>
      {!ended && <progress value={done} max={total} />}
    </section>
  )
}

/** What was found in a sheet, what is wrong first. */
function Found({ of, sheet, name }: { of: Import; sheet: CheckedSheet; name: string }) {
  const say = useSay()
  const count = (outcome: LineOutcome) => sheet.lines.filter((line) => line.outcome === outcome).length
  const wrong = count('wrong')
  const [shown, setShown] = useState<LineOutcome | undefined>(wrong > 0 ? 'wrong' : undefined)
  const few = useFewFirst(sheet.lines.filter(({ outcome }) => shown === undefined || outcome === shown))
  return (
    <>
      <fieldset className="chips sheet-counts" aria-label={name}>
        {lineOutcomes.map((outcome) => (
          <Chip
            key={outcome}
            chosen={shown === outcome}
            disabled={count(outcome) === 0}
            onToggle={() => setShown(shown === outcome ? undefined : outcome)}
          >
            {say(words[outcome], { count: count(outcome) })}
          </Chip>
        ))}
      </fieldset>
      {sheet.unknown.length > 0 && <p className="quiet">{say(words.unknown, { names: enumerate(sheet.unknown) })}</p>}
      {wrong > 0 && (
        <div className="sheet-ways">
          <p>{say(words.leftOut, { count: wrong })}</p>
          <BigButton
            disabled={of.busy !== undefined}
            onClick={() =>
              void of.fetchFile(
                (calls) => calls.marked(sheet),
                (file) => saveFile({ name: `${name}.xlsx`, file }),
              )
            }
          >
            {say(words.marked)}
          </BigButton>
        </div>
      )}
      <ul className="sheet-lines">
        {few.shown.map((line) => (
          <LineCard key={line.line} line={line} />
        ))}
      </ul>
      <ShowAll of={few} />
    </>
  )
}

function Main({ of }: { of: Import }) {
  const say = useSay()
  const { busy, due } = of
  if (busy === 'import')
    return (
      <BigButton wide onClick={of.stop}>
        {say(words.stop)}
      </BigButton>
    )
  if (due === 0)
    return (
      <BigButton look="main" wide onClick={of.again}>
        {say(words.another)}
      </BigButton>
    )
  return (
    <BigButton look="main" wide disabled={busy !== undefined} onClick={() => void of.run()}>
      {say(words.run, { count: due })}
    </BigButton>
  )
}

/** Brings a sheet of a template: it is looked at cell by cell first, and imported only when that is wanted. */
export function SheetImport({ template }: { template: string }) {
  const say = useSay()
  const of = useSheetImport(template)
  const { data } = useAnswer({ queryKey: ['sheet', template], queryFn: ({ signal }) => sheetCalls(template).tell(signal) })
  const { sheet, failure, running, due } = of
  const name = data ? say(data.label) : ''
  return (
    <Page title={name} main={sheet && running?.ended !== 'done' && <Main of={of} />}>
      {failure !== undefined && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      {(!sheet || running?.ended) && <Start of={of} name={name} about={data ? say(data.about) : ''} />}
      {running && <Progress running={running} />}
      {sheet && !running && due === 0 && sheet.lines.every(({ outcome }) => outcome !== 'wrong') && <p>{say(words.nothing)}</p>}
      {sheet && running?.ended !== 'done' && <Found key={running?.ended} of={of} sheet={sheet} name={name} />}
    </Page>
  )
}
