import { type CheckedSheet, lineOutcomes } from '../../contract/sheet/checked-sheet'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { saveFile } from '../files/attachment/save-file'
import { useSay } from '../language/use-say'
import { LineCards } from './LineCards'
import { useOutcomes } from './use-outcomes'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

const FoundTable = lazyPart(() => import('./desktop/FoundTable').then((file) => file.FoundTable))

/** What was found in a sheet, what is wrong first: as a table on a desktop, as cards in a hand. */
export function SheetFound({ of, sheet, name }: { of: SheetImporting; sheet: CheckedSheet; name: string }) {
  const say = useSay()
  const { counts, shown, found, toggle } = useOutcomes(sheet)
  const isDesktop = useFace() === 'desktop'
  const onMend = of.running && !of.running.ended ? undefined : of.mend
  return (
    <>
      <fieldset className="chips sheet-counts" aria-label={name}>
        {lineOutcomes.map((outcome) => (
          <Chip key={outcome} chosen={shown === outcome} disabled={counts[outcome] === 0} onToggle={() => toggle(outcome)}>
            {say(words[outcome], { count: counts[outcome] })}
          </Chip>
        ))}
      </fieldset>
      {sheet.unknown.length > 0 && <p className="quiet">{say(words.unknown, { names: sheet.unknown })}</p>}
      {counts.wrong > 0 && (
        <div className="sheet-ways">
          <p>{say(words.leftOut, { count: counts.wrong })}</p>
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
      {isDesktop ? (
        <Suspense fallback={<Skeleton />}>
          <FoundTable key={shown} headings={sheet.headings} lines={found} name={name} onMend={onMend} />
        </Suspense>
      ) : (
        <LineCards key={shown} lines={found} onMend={onMend} />
      )}
    </>
  )
}
