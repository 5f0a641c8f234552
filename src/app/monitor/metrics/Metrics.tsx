import { dateTimeOf } from '../../../contract/time'
import { bytesText } from '../../language/bytes-text'
import { grouped } from '../../language/dates'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { Facts } from '../Facts'
import { shareText, spanParts, timeText } from '../figures'
import { words as monitorWords } from '../words'
import type { MeasuredPart, Told } from './read-metrics'
import { metricWords, partWords, words } from './words'

const second = 1000

/** How a figure of a metric is written: by its unit, and some by what they are. */
function useFigure() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const plain = (value: number) => grouped(value, language, Number.isInteger(value) ? 0 : 2)
  return (name: string, unit: string | null, value: number): string => {
    if (name === 'process.start.time') return dateTimeOf(new Date(value * second))
    if (name === 'process.uptime') return say(monitorWords.span, spanParts(value * second))
    if (unit === 'bytes') return bytesText(value, language)
    if (unit === 'seconds') return timeText(value * second, language)
    return name.endsWith('.usage') ? shareText(value) : plain(value)
  }
}

function useValue() {
  const say = useSay()
  const figure = useFigure()
  return ({ name, baseUnit, measurements }: Told): string => {
    // Below nought stands for what is not known.
    const known = measurements.filter(({ value }) => value >= 0)
    const isTimer = measurements.length > 1
    const texts = known.map(({ statistic, value }) => {
      if (isTimer && statistic === 'COUNT') return say(words.times, { count: value })
      const text = figure(name, baseUnit, value)
      return isTimer && statistic === 'MAX' ? say(words.most, { value: text }) : text
    })
    return texts.join(' / ') || '—'
  }
}

/** What a server that is none of ours tells of itself, under the names it has for it. */
export function Metrics({ part, metrics }: { part: MeasuredPart; metrics: readonly Told[] }) {
  const say = useSay()
  const valueText = useValue()
  const facts = metrics.map((metric) => {
    const { name } = metric
    const label = metricWords[name]
    return { label: label ?? { zh: name, en: name }, value: valueText(metric), ...(label && { code: name }) }
  })
  return <Facts title={say(partWords[part])} facts={facts} />
}
