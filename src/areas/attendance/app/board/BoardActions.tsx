import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Early } from '../../../../app/design/Early'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Suspense } from '../../../../app/design/Suspense'
import { useSay } from '../../../../app/language/use-say'
import { isOpenSheet } from '../../sheet/sheet-state'
import { words } from '../words'
import { submitSheet } from './board-sheets'
import { type MainStep, mainStep } from './main-step'
import type { BoardRoll, SheetView } from './use-attendance-day'
import { type SheetSteps, useSheetSteps } from './use-sheet-steps'

const TracingSheet = lazyPart(() => import('../tracing/TracingSheet').then((file) => file.TracingSheet))
const ReopenButton = lazyPart(() => import('./ReopenButton').then((file) => file.ReopenButton))

type Opened = 'submit' | 'trace' | undefined
type Press = { word: string; allowed: boolean; run: () => void; opens?: Opened }

function usePress(step: MainStep, steps: SheetSteps, open: (what: Opened) => void): Press | undefined {
  const say = useSay()
  switch (step.kind) {
    case 'all-present':
      return { word: say(words.allPresent), allowed: true, run: () => void steps.markRest() }
    case 'submit': {
      const word = step.unknown > 0 ? say(words.submitUnknown, { count: step.unknown }) : say(words.submit)
      return { word, allowed: steps.may('submit'), run: () => open('submit'), opens: 'submit' }
    }
    case 'trace': {
      if (step.open > 0)
        return { word: say(words.traceMore, { count: step.open }), allowed: true, run: () => open('trace'), opens: 'trace' }
      return { word: say(words.finishTracing), allowed: steps.may('trace'), run: () => void steps.askToTrace() }
    }
    case 'close':
      return { word: say(words.closeDay), allowed: steps.may('close'), run: () => void steps.close() }
    default:
      return undefined
  }
}

function MainButton({ press }: { press: Press }) {
  const say = useSay()
  return (
    <BigButton
      className="board-main"
      look="main"
      aria-haspopup={press.opens && 'dialog'}
      disabled={!press.allowed}
      title={press.allowed ? undefined : say(words.notYours)}
      onClick={press.run}
    >
      {press.word}
    </BigButton>
  )
}

function DayClosed({ sheet }: { sheet: SheetView | undefined }) {
  const say = useSay()
  const by =
    sheet?.closedBy && sheet.closedAt ? say(words.closedBy, { by: sheet.closedBy, at: sheet.closedAt.slice(11, 16) }) : say(words.dayClosed)
  return <p className="board-closed">{by}</p>
}

/** The buttons of the board. The main one's word follows the day; the smaller one marks whoever is left. */
export function BoardActions({ roll, sheet }: { roll: BoardRoll; sheet: SheetView | undefined }) {
  const say = useSay()
  const [opened, setOpened] = useState<Opened>()
  const steps = useSheetSteps(roll)
  const step = mainStep(roll)
  const press = usePress(step, steps, setOpened)
  const finish =
    <G extends unknown[]>(run: (...given: G) => Promise<unknown>) =>
    (...given: G) => {
      setOpened(undefined)
      void run(...given)
    }
  return (
    <div className="board-actions">
      {sheet && !isOpenSheet(roll.state) && steps.may('reopen') && (
        <Suspense>
          <ReopenButton sheet={sheet} />
        </Suspense>
      )}
      {step.kind === 'submit' && step.unmarked > 0 && (
        <BigButton className="board-main" onClick={() => void steps.markRest()}>
          {say(words.restPresent)}
        </BigButton>
      )}
      {press ? <MainButton press={press} /> : <DayClosed sheet={sheet} />}
      {opened === 'submit' && step.kind === 'submit' && (
        <Suspense>
          <Early
            part={submitSheet}
            given={{ roll, hasSheet: sheet !== undefined, onSubmit: finish(steps.submit), onClose: () => setOpened(undefined) }}
          />
        </Suspense>
      )}
      {opened === 'trace' && (
        <Suspense>
          <TracingSheet roll={roll} mayFinish={steps.may('trace')} onFinish={finish(steps.trace)} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
