import { dateTimeNow } from '../../../../app/clock/clock'
import { useSay } from '../../../../app/language/use-say'
import type { Label } from '../../../../contract/label'
import { allPresent } from '../../mark/all-present'
import type { Mark } from '../../mark/mark'
import { markIntent } from '../../mark/mark-intent'
import { whyHeld } from '../../mark/mark-rules'
import type { BoardRoll, BoardTile } from '../board/use-attendance-day'
import { markLooks } from '../mark-looks'
import { words } from '../words'
import { type MarkDetails, markDetails } from './mark-patch'
import { markWords } from './mark-words'
import { useIsOwn } from './use-is-own'
import { useMarking } from './use-marking'

const now = () => dateTimeNow().slice(11, 16)

/** What may be done with one child's mark, and doing it. Everything is saved at once. */
export type MarkChoices = {
  /** The mark is still this person's own to mend. */
  readonly isOwn: boolean
  /** Whether the rules of the sheet let this be chosen now. */
  readonly may: (mark: Mark, given?: MarkDetails) => boolean
  readonly choose: (mark: Mark, given?: MarkDetails) => void
  /** Takes what the approved leave or the isolation offers. */
  readonly accept: () => void
}

export function useMarkChoices(roll: BoardRoll, tile: BoardTile): MarkChoices {
  const mark = useMarking(roll)
  const say = useSay()
  const { child, record } = tile
  const intentFor = (chosen: Mark, given?: MarkDetails) => markIntent(roll, tile, chosen, markDetails(record, chosen, now(), given))
  const isOwn = useIsOwn(roll)(record)
  const said = (what: Label) => say(words.saidMark, { name: child.name, mark: say(what) })
  return {
    isOwn,
    may: (chosen, given) => whyHeld(roll.state, record, intentFor(chosen, given).patch, isOwn) === undefined,
    choose: (chosen, given) => {
      const isSame = tile.mark === chosen && given !== undefined
      void mark([intentFor(chosen, given)], isSame ? say(markWords.saidSaved, { name: child.name }) : said(markLooks[chosen].word))
    },
    accept: () => tile.proposed && void mark(allPresent({ ...roll, tiles: [tile] }), said(markLooks[tile.proposed].word)),
  }
}
