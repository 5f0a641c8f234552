import { Clock, Trash2, TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import type { KeptSample } from '../kept-list'
import { words } from './day-words'
import { FigureCard } from './FigureCard'

const keptLooks = [
  { state: 'overdue', tone: 'bad', word: words.overdue, icon: TriangleAlert },
  { state: 'due', tone: 'care', word: words.due, icon: Trash2 },
  { state: 'keeping', tone: 'plain', word: words.kept, icon: Clock },
] as const

/** How many samples are kept, due and overdue at this moment. */
export function KeptCard({ kept }: { kept: readonly KeptSample[] }) {
  const say = useSay()
  const counted = keptLooks.map((look) => ({ ...look, count: kept.filter(({ state }) => state === look.state).length }))
  return (
    <FigureCard title={say(words.keptTitle)} to="/canteen/keeping" toWord={words.toKeeping}>
      {counted
        .filter(({ count, state }) => count > 0 || state === 'keeping')
        .map(({ state, tone, word, icon: Icon, count }) => (
          <Sign key={state} tone={tone} icon={<Icon size={14} aria-hidden />}>
            {say(word)} <strong className="figures">{count}</strong>
          </Sign>
        ))}
    </FigureCard>
  )
}
