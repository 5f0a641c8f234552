import { House } from 'lucide-react'
import { BandMatter } from '../../../../../app/home/band/BandMatter'
import type { BandItemProps } from '../../../../../app/home/band/band-item'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { endOf, IsolationRows } from '../../home/serving/IsolationRows'
import { bandWords as words } from './band-words'
import { useRoll } from './roll-context'

/** Who is kept at home today, and until when. */
export function IsolationMatter({ tell }: BandItemProps) {
  const say = useSay()
  const children = useRoll().tiles.flatMap(({ isQuarantined, child }) => (isQuarantined ? [child] : []))
  const [first, ...rest] = children
  useTell(tell, children.length > 0)
  if (!first) return null
  const one = () => say(words.isolatedOne, { name: first.name, day: endOf(first) })
  const some = () => say(words.isolatedSome, { count: children.length, names: children.map(({ name }) => name) })
  return (
    <BandMatter tone="care" icon={<House size={20} aria-hidden />} said={rest.length > 0 ? some() : one()} title={say(words.isolation)}>
      <IsolationRows of={children} />
    </BandMatter>
  )
}
