import { ChipGroup } from '../../../../app/entry/ChipGroup'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { causeKind, unknownCause } from '../../mark/cause-kind'
import { markWords } from './mark-words'

type Props = {
  mark: 'S' | 'A'
  cause: string | null | undefined
  /** Shows a kindergarten's own codes, which fit both kinds, here as well. */
  own: boolean
  may: (cause: string) => boolean
  onChoose: (cause: string) => void
}

/** The causes of one kind of absence, lying open. A cause says the state too, so one tap is enough. */
export function CauseChips({ mark, cause, own, may, onChoose }: Props) {
  const say = useSay()
  const offered = useDict('absenceCause').filter(({ value }) => {
    const kind = causeKind(value)
    return value !== unknownCause && (kind === mark || (own && kind === 'both'))
  })
  return (
    <ChipGroup
      className="cause-chips"
      data-mark={mark}
      title={say(mark === 'S' ? markWords.sickWith : markWords.leaveFor)}
      options={offered.map((option) => ({ ...option, disabled: !may(option.value) }))}
      chosen={cause}
      onChoose={onChoose}
    />
  )
}
