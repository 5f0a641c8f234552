import type { DaySpan } from '../../../../contract/catalogue'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { Chip } from '../../../design/Chip'
import { useSay } from '../../../language/use-say'
import { useProduct } from '../../../shell/product'
import { useLocalRows } from '../../use-local'
import { tableWords } from '../table-words'
import { monthOf, type Span, spanAround, weekOf } from './days'

type Props = {
  begin: string | undefined
  end: string | undefined
  /** Given a span, or nothing where the one that was chosen is let go. */
  onSpan: (span: Span | undefined) => void
}

function SpanChip({ name, span, begin, end, onSpan }: Props & { name: string; span: Span }) {
  const chosen = begin === span.begin && end === span.end
  return (
    <Chip chosen={chosen} onToggle={() => onSpan(chosen ? undefined : span)}>
      {name}
    </Chip>
  )
}

/** A span that rows of a noun give a name to: that of the row today lies in. Nothing where there is none, as between two terms. */
function NamedSpan({ named, today, ...props }: Props & { named: DaySpan; today: string }) {
  const say = useSay()
  const rows = useLocalRows(named.noun)
  const span = spanAround(rows ?? [], named, today)
  return span && <SpanChip {...props} name={say(named.label)} span={span} />
}

/** The spans of days people ask for most, each by a press. */
export function SpanChips(props: Props) {
  const say = useSay()
  const { spans = [] } = useProduct().catalogue
  const today = dayOf(clockNow())
  return (
    <div className="chips">
      <SpanChip {...props} name={say(tableWords.today)} span={{ begin: today, end: today }} />
      <SpanChip {...props} name={say(tableWords.thisWeek)} span={weekOf(today)} />
      <SpanChip {...props} name={say(tableWords.thisMonth)} span={monthOf(today)} />
      {spans.map((named) => (
        <NamedSpan key={named.noun} {...props} named={named} today={today} />
      ))}
    </div>
  )
}
