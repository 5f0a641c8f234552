import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { useDiscard } from './use-discard'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

/** What is to be done next with a sheet: import it, stop that, or take another. */
export function SheetMain({ of }: { of: SheetImporting }) {
  const say = useSay()
  const { busy, due } = of
  const discard = useDiscard(of)
  if (busy === 'import' || busy === 'check')
    return (
      <BigButton wide onClick={of.stop}>
        {say(words.stop)}
      </BigButton>
    )
  if (due === 0)
    return (
      <BigButton look="main" wide onClick={() => void discard()}>
        {say(words.another)}
      </BigButton>
    )
  return (
    <BigButton look="main" wide disabled={busy !== undefined} onClick={() => void of.run()}>
      {say(words.run, { count: due })}
    </BigButton>
  )
}
