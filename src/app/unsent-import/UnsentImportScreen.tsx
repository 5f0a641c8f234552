import { useState } from 'react'
import { type UnsentSummary, unsentImportLookPath, unsentImportPath } from '../../contract/sync/unsent-file'
import { BigButton } from '../design/BigButton'
import { FormFailure } from '../design/form/FormFailure'
import { Link } from '../design/Link'
import { Page } from '../design/Page'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { ImportedOp } from './ImportedOp'
import { words } from './words'
import './unsent-import.css'

/** Milliseconds a large file may take over a slow line. */
const patience = 300_000

type Looked = { readonly bytes: ArrayBuffer; readonly found: UnsentSummary; readonly isDone: boolean }

function useUnsentImport() {
  const [looked, setLooked] = useState<Looked>()
  const [busy, setBusy] = useState<'look' | 'do'>()
  const [failure, setFailure] = useState<unknown>()
  const ask = async (how: 'look' | 'do', bytes: ArrayBuffer) => {
    setBusy(how)
    setFailure(undefined)
    try {
      const path = how === 'look' ? unsentImportLookPath : unsentImportPath
      setLooked({ bytes, found: await call<UnsentSummary>('POST', path, { bytes, timeout: patience }), isDone: how === 'do' })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(undefined)
    }
  }
  return {
    looked,
    busy,
    failure,
    look: (file: Blob) => file.arrayBuffer().then((bytes) => ask('look', bytes), setFailure),
    run: () => looked && ask('do', looked.bytes),
    again: () => setLooked(undefined),
  }
}

function Chooser({ busy, onFile }: { busy: boolean; onFile: (file: Blob) => void }) {
  const say = useSay()
  return (
    <section className="card unsent-import-part">
      <p>{say(words.what)}</p>
      <label className="big-button unsent-import-choose" data-look="main" aria-disabled={busy || undefined}>
        {say(busy ? words.reading : words.choose)}
        <input
          type="file"
          accept=".kgunsent"
          disabled={busy}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      <Link to="/system/salvage">{say(words.journal)}</Link>
    </section>
  )
}

const countOf = ({ ops }: UnsentSummary, ...outcomes: readonly (string | undefined)[]) =>
  ops.filter(({ outcome }) => outcomes.includes(outcome)).length

function Summary({ looked: { found, isDone } }: { looked: Looked }) {
  const say = useSay()
  const { author, ops, files, oldest, madeAt, handedOver } = found
  const [done, held] = [countOf(found, 'applied'), countOf(found, 'conflict')]
  return (
    <section className="card unsent-import-part" role="status">
      <h2>{say(words.from, { author, count: ops.length, files })}</h2>
      <p className="quiet figures">{say(words.when, { oldest: oldest ?? '—', madeAt })}</p>
      <p>{isDone ? say(words.done, { done, held, refused: ops.length - done - held }) : say(words.asYou, { author })}</p>
      {handedOver > 0 && <p>{say(words.handedOver, { count: handedOver })}</p>}
    </section>
  )
}

function Ops({ ops }: Pick<UnsentSummary, 'ops'>) {
  const first = useFewFirst(ops)
  return (
    <>
      <ul className="unsent-import-list">
        {first.shown.map((op, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an op that cannot be read has no other name than its place
          <ImportedOp key={at} op={op} />
        ))}
      </ul>
      <ShowAll of={first} />
    </>
  )
}

/** Brings a file of unsent work: it is opened and shown, and done only when that is confirmed. */
export function UnsentImportScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { looked, busy, failure, look, run, again } = useUnsentImport()
  const due = looked && !looked.isDone ? countOf(looked.found, undefined) : 0
  const refused = looked && !looked.isDone ? countOf(looked.found, 'rejected', 'blocked') : 0
  const main =
    looked &&
    (looked.isDone || due + refused === 0 ? (
      <BigButton look="main" wide onClick={again}>
        {say(words.another)}
      </BigButton>
    ) : (
      <BigButton look="main" wide disabled={busy !== undefined} onClick={() => void run()}>
        {say(busy ? words.running : words.run, { count: due })}
      </BigButton>
    ))
  return (
    <Page title={say(words.title)} main={main}>
      {failure !== undefined && <FormFailure>{explain(failure, language)}</FormFailure>}
      {!looked && <Chooser busy={busy !== undefined} onFile={(file) => void look(file)} />}
      {looked && <Summary looked={looked} />}
      {looked && !looked.isDone && due + refused === 0 && <p>{say(words.nothing)}</p>}
      {looked && <Ops ops={looked.found.ops} />}
    </Page>
  )
}
