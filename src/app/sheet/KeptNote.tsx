import { Refusal } from '../../contract/error'
import { importLimits } from '../../contract/sheet/import-limits'
import { dateTimeOf } from '../../contract/time'
import { BigButton } from '../design/BigButton'
import { bytesText } from '../language/bytes-text'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import type { useKeeping } from './use-begun-sheet'
import { useDiscard } from './use-discard'
import type { SheetImporting } from './use-sheet-import'
import { words } from './words'

/** Why a sheet is not kept, in words. */
function useWhy(why: unknown): string {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const isLarge = why instanceof Refusal && why.code === 'file.large'
  return isLarge ? say(words.tooLarge, { max: bytesText(importLimits.bytes, language) }) : explain(why, language)
}

/** That a sheet is kept on this device, or came back from there, and how it is discarded. */
export function KeptNote({ of, kept }: { of: SheetImporting; kept: ReturnType<typeof useKeeping> }) {
  const say = useSay()
  const why = useWhy(kept?.why)
  const { file, since } = of.from
  const discard = useDiscard(of)
  return (
    <section className="card sheet-kept" role="status">
      <div>
        <strong>{file}</strong>
        {since !== undefined && <p>{say(words.back, { at: dateTimeOf(new Date(since)).slice(0, 16) })}</p>}
        {kept?.why !== undefined && <p className="sheet-why">{say(words.notKept, { why })}</p>}
        {since === undefined && kept && kept.why === undefined && <p className="quiet">{say(words.kept)}</p>}
      </div>
      <BigButton look="quiet" disabled={of.busy !== undefined} onClick={() => void discard()}>
        {say('discard')}
      </BigButton>
    </section>
  )
}
