import { ChevronLeft, ChevronRight } from 'lucide-react'
import { BigButton } from '../../../../app/design/BigButton'
import { Chip } from '../../../../app/design/Chip'
import { useSay } from '../../../../app/language/use-say'
import { type TrendLength, type TrendSpan, trendLengths } from '../../trend/trend-span'
import { ClassSwitch } from '../ClassSwitch'
import { words } from './trend-words'

type Named = { readonly id: string; readonly name: string }
/** What the address says of this screen. */
export type TrendAddress = { readonly length?: TrendLength; readonly day?: string; readonly class?: string }
type Props = {
  /** The classes somebody sees, with all of them first where there are several. */
  classes: readonly Named[]
  chosen: Named
  length: TrendLength
  span: TrendSpan | undefined
  go: (change: TrendAddress) => void
}

/** Of whom, how long, and which of these times. */
export function TrendHead({ classes, chosen, length, span, go }: Props) {
  const say = useSay()
  const step = (day: string | undefined, words: string, icon: React.ReactNode) => (
    <BigButton aria-label={words} icon={icon} disabled={day === undefined} onClick={() => day && go({ day })} />
  )
  return (
    <div className="month-head">
      <ClassSwitch classes={classes} chosen={chosen} onChoose={(id) => go({ class: id })} />
      <fieldset className="chips" aria-label={say(words.lengths)}>
        {trendLengths.map((one) => (
          <Chip key={one} chosen={one === length} onToggle={() => go({ length: one })}>
            {say(words[one])}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="month-switch" aria-label={say(words[length])}>
        {step(span?.before, say(words.before), <ChevronLeft aria-hidden />)}
        <strong className="figures" aria-live="polite">
          {span && (span.name ?? say(words.span, { from: span.from.slice(5), to: span.to.slice(5) }))}
        </strong>
        {step(span?.after, say(words.after), <ChevronRight aria-hidden />)}
      </fieldset>
    </div>
  )
}
