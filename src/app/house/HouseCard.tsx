import { Sprout } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { lazyPart } from '../design/lazy-part'
import { toast } from '../design/overlay/toast'
import { Suspense } from '../design/Suspense'
import type { HomeCardProps } from '../home/home-card'
import { useTell } from '../home/use-tell'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'
import { keepTrying, useHouseStanding } from './house-calls'
import { words } from './words'
import './house.css'

const BeginSheet = lazyPart(() => import('./BeginSheet').then((file) => file.BeginSheet))

/** On the home page of whoever looks after the house: that it is a demonstration, and the way to an own one. Asked once, then a line. */
export function HouseCard({ tell }: HomeCardProps) {
  const say = useSay()
  const standing = useHouseStanding()
  const [isOpen, setOpen] = useState(false)
  const isAsked = standing?.demonstration === 'asked'
  useTell(tell, standing && { as: isAsked ? 'due' : standing.demonstration === 'none' ? 'none' : 'calm' })
  if (!standing || standing.demonstration === 'none') return null
  const { name } = standing
  const keep = () => keepTrying().catch((error: unknown) => toast(explain(error, currentLanguage()), { tone: 'bad' }))
  return (
    <section className="card house" data-asked={isAsked || undefined} aria-label={say(words.title)}>
      <h2>
        <Sprout size={20} aria-hidden />
        {isAsked ? say(words.title) : say(words.kept, { name })}
      </h2>
      {isAsked && <p>{say(words.what, { name })}</p>}
      <div className="house-ways">
        <BigButton look={isAsked ? 'main' : 'quiet'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(words.begin)}
        </BigButton>
        {isAsked && <BigButton onClick={() => void keep()}>{say(words.keep)}</BigButton>}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <BeginSheet standing={standing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
