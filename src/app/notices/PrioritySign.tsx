import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Sign } from '../design/Sign'
import { useDict, wordsFor } from '../fields/choice/use-dict'

const looks = { L: { icon: Info, tone: 'plain' }, M: { icon: CircleAlert, tone: 'care' }, H: { icon: TriangleAlert, tone: 'bad' } } as const

/** How pressing a notice is: a sign and a word, in a colour that may be missed. */
export function PrioritySign({ priority }: { priority: string | null | undefined }) {
  const options = useDict('priority')
  if (!priority) return null
  const { icon: Icon, tone } = looks[priority === 'H' || priority === 'M' ? priority : 'L']
  return (
    <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
      {wordsFor(options, [priority])}
    </Sign>
  )
}
