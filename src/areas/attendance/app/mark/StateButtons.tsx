import { useSay } from '../../../../app/language/use-say'
import type { Mark } from '../../mark/mark'
import { markLooks } from '../mark-looks'
import { markWords } from './mark-words'

type Props = { chosen: Mark | undefined; offered: readonly Mark[]; may: (mark: Mark) => boolean; onChoose: (mark: Mark) => void }

/** The states of a day as large buttons. What the sheet no longer allows is there, but cannot be pressed. */
export function StateButtons({ chosen, offered, may, onChoose }: Props) {
  const say = useSay()
  return (
    <fieldset className="state-buttons" aria-label={say(markWords.sheetState)}>
      {offered.map((mark) => {
        const { icon: Icon, word } = markLooks[mark]
        return (
          <button
            key={mark}
            type="button"
            className="state-button"
            data-mark={mark}
            aria-pressed={chosen === mark}
            disabled={!may(mark)}
            onClick={() => onChoose(mark)}
          >
            <Icon aria-hidden />
            {say(word)}
          </button>
        )
      })}
    </fieldset>
  )
}
