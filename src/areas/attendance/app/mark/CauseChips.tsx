import { useId } from 'react'
import { Chip } from '../../../../app/design/Chip'
import { useDict } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { causeKind, unknownCause } from '../../mark/cause-kind'
import { words } from '../words'

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
  const title = useId()
  const offered = useDict('absenceCause').filter(({ value }) => {
    const kind = causeKind(value)
    return value !== unknownCause && (kind === mark || (own && kind === 'both'))
  })
  return (
    <section className="cause-chips" data-mark={mark}>
      <h3 id={title}>{say(mark === 'S' ? words.sickWith : words.leaveFor)}</h3>
      <fieldset className="chips" aria-labelledby={title}>
        {offered.map(({ value, text }) => (
          <Chip key={value} chosen={cause === value} disabled={!may(value)} onToggle={() => onChoose(value)}>
            {text}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}
