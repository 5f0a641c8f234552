import { useState } from 'react'
import { type CheckedSheet, type LineOutcome, lineOutcomes } from '../../contract/sheet/checked-sheet'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { saveFile } from '../files/attachment/save-file'
import { enumerate } from '../language/enumerate'
import { useSay } from '../language/use-say'
import { LineCard } from './LineCard'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

/** What was found in a sheet, what is wrong first. */
export function SheetFound({ of, sheet, name }: { of: SheetImporting; sheet: CheckedSheet; name: string }) {
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
          <LineCard key={`${line.line} ${line.cells.join()}`} line={line} onMend={of.running ? undefined : of.mend} />
        ))}
      </ul>
      <ShowAll of={few} />
    </>
  )
}
