import { FormFailure } from '../design/form/FormFailure'
import { useSay } from '../language/use-say'
import type { Running } from './bring-portions'
import { LatestImport } from './LatestImport'
import { SheetFound } from './SheetFound'
import { SheetStart } from './SheetStart'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'
import './sheet.css'

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

type Props = { readonly of: SheetImporting; readonly name: string; readonly about: string }

/** Bringing a sheet, from its template to what became of its lines. */
export function SheetWork({ of, name, about }: Props) {
  const say = useSay()
  const { sheet, failure, running, looking, due } = of
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      {(!sheet || running?.ended) && <SheetStart of={of} name={name} about={about} />}
      <LatestImport of={of} />
      {looking && (
        <section className="card sheet-start" role="status">
          <p>{say(words.looked, looking)}</p>
          <progress value={looking.done} max={looking.total} />
        </section>
      )}
      {running && <Progress running={running} />}
      {sheet && !running && due === 0 && sheet.lines.every(({ outcome }) => outcome !== 'wrong') && <p>{say(words.nothing)}</p>}
      {sheet && <SheetFound key={running?.ended} of={of} sheet={sheet} name={name} />}
    </>
  )
}
