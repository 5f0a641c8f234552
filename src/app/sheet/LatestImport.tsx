import { BigButton } from '../design/BigButton'
import { confirmFirst } from '../design/overlay/question'
import { toast } from '../design/overlay/toast'
import { useSay } from '../language/use-say'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

/** The latest import from this device, which can be taken back: also while lines that were left out of it wait to be put right. */
export function LatestImport({ of: { busy, undoable, undo } }: { of: SheetImporting }) {
  const say = useSay()
  if (!undoable || busy === 'import') return null
  const ask = async () => {
    const isSure = await confirmFirst({ title: say(words.undoAsk), body: say(words.undoHint), confirm: say(words.undo), danger: true })
    if (isSure) await undo(() => toast(say(words.undone)))
  }
  return (
    <p className="card sheet-lately">
      <span>{say(words.lately, { at: undoable.at.slice(0, 16) })}</span>
      <BigButton look="quiet" disabled={busy !== undefined} onClick={() => void ask()}>
        {say(words.undo)}
      </BigButton>
    </p>
  )
}
