import { useEffect, useId, useRef, useState } from 'react'
import { BigButton } from '../design/BigButton'
import { FormFailure } from '../design/form/FormFailure'
import { Sheet } from '../design/overlay/Sheet'
import { saveFile } from '../files/attachment/save-file'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useEngine } from '../offline/engine-context'
import { useSession } from '../session/session'
import { useProduct } from '../shell/product'
import { explain } from '../wire/explain'
import { exportUnsent } from './export-unsent'
import { closeExport } from './exporting'
import { words } from './words'

type State =
  | { readonly at: 'start' }
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'made'; readonly name: string; readonly count: number }
  | { readonly at: 'failed'; readonly error: unknown }

function useExport() {
  const engine = useEngine()
  const { release } = useProduct()
  const { person, tenant } = useSession()
  const [state, setState] = useState<State>({ at: 'start' })
  const halt = useRef<AbortController>(undefined)
  useEffect(() => () => halt.current?.abort(), [])
  const make = async () => {
    if (!person) return
    halt.current = new AbortController()
    const { signal } = halt.current
    setState({ at: 'work', done: 0, of: 1 })
    try {
      const onStep = (done: number, of: number) => setState({ at: 'work', done, of })
      const made = await exportUnsent(engine, { person, tenant, release, now: new Date(), signal, onStep })
      saveFile(made)
      setState({ at: 'made', name: made.name, count: made.count })
    } catch (error) {
      setState(signal.aborted ? { at: 'start' } : { at: 'failed', error })
    }
  }
  return { state, make, stop: () => halt.current?.abort() }
}

function Working({ done, of }: { done: number; of: number }) {
  const say = useSay()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{say(words.working, { done, of })}</label>
      <progress id={id} max={of} value={done} />
    </div>
  )
}

/** Makes a sealed file of the person's unsent work: says what will happen, how far it is, and lets it be stopped. */
export function ExportSheet() {
  const say = useSay()
  const language = useLanguage((found) => found.language)
  const { state, make, stop } = useExport()
  const isBusy = state.at === 'work'
  const isOver = state.at === 'made'
  return (
    <Sheet
      open
      look="dialog"
      title={say(words.title)}
      onClose={closeExport}
      footer={
        <>
          <BigButton look={isOver ? 'main' : 'plain'} onClick={isBusy ? stop : closeExport}>
            {say(isBusy ? words.stop : isOver ? 'close' : 'cancel')}
          </BigButton>
          {!isOver && (
            <BigButton look="main" disabled={isBusy} onClick={() => void make()}>
              {say(words.make)}
            </BigButton>
          )}
        </>
      }
    >
      {isOver ? <p role="status">{say(words.made, state)}</p> : <p>{say(words.what)}</p>}
      <p className="quiet">{say(words.stays)}</p>
      {isBusy && <Working done={state.done} of={state.of} />}
      {state.at === 'failed' && <FormFailure>{say(words.failed, { why: explain(state.error, language) })}</FormFailure>}
    </Sheet>
  )
}
