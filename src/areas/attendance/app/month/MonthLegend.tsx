import { useSay } from '../../../../app/language/use-say'
import { printSign, signedMarks } from '../../mark/print-signs'
import { markLooks } from '../mark-looks'
import { words as screenWords } from '../words'
import { words } from './month-words'

/** What the signs of the printed register mean. */
export function MonthLegend({ hasOpenDays }: { hasOpenDays: boolean }) {
  const say = useSay()
  const meant = [
    ...signedMarks.map((mark) => `${printSign(mark)} ${say(markLooks[mark].word)}`),
    `${printSign('unmarked')} ${say(screenWords.unmarked)}`,
  ]
  return (
    <p className="print-legend">
      {`${say(words.legend)}: ${meant.join('　')}`}
      {hasOpenDays && `　${say(words.notSubmitted)}`}
    </p>
  )
}
