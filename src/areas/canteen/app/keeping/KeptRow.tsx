import { Clock, Trash2, TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { StandingSign } from '../../../../app/resource/StandingSign'
import type { KeptSample } from '../kept-list'
import { words } from './keeping-words'

type Props = {
  kept: KeptSample
  dish: string
  fridge: string
  chosen?: boolean | undefined
  onChoose?: ((chosen: boolean) => void) | undefined
}

const looks = {
  keeping: { tone: 'plain', icon: Clock, word: words.keeping },
  due: { tone: 'care', icon: Trash2, word: words.due },
  overdue: { tone: 'bad', icon: TriangleAlert, word: words.overdue },
} as const

const clock = (moment: string) => moment.slice(5, 16)

function TimeLeft({ kept: { state, minutes, due, latest } }: { kept: KeptSample }) {
  const say = useSay()
  if (state === 'overdue') return <strong className="figures kept-late">{say(words.lateBy, { hours: Math.floor(minutes / 60) })}</strong>
  if (state === 'due') return <span className="figures">{say(words.until, { latest: clock(latest) })}</span>
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return (
    <span className="figures">
      <strong>{hours > 0 ? say(words.hoursLeft, { hours, minutes: rest }) : say(words.minutesLeft, { minutes })}</strong>{' '}
      <span className="quiet">{say(words.from, { due: clock(due) })}</span>
    </span>
  )
}

/** A sample that is still there and how long it has to stay. Only what is due can be chosen. */
export function KeptRow({ kept, dish, fridge, chosen, onChoose }: Props) {
  const say = useSay()
  const meals = useDict('mealType')
  const { sample, state } = kept
  const { tone, icon: Icon, word } = looks[state]
  const facts = (
    <>
      <span className="kept-words">
        <strong>{sample.batch > 1 ? `${dish} #${sample.batch}` : dish}</strong>
        <span className="quiet figures">{`${sample.date.slice(5)} ${wordsFor(meals, [sample.mealType])} · ${fridge} ${sample.slotNo}`}</span>
        <TimeLeft kept={kept} />
        {state === 'keeping' && (
          <span className="kept-bar" aria-hidden>
            <span className="kept-passed" style={{ width: `${kept.passed * 100}%` }} />
          </span>
        )}
      </span>
      <span className="kept-signs">
        <Sign tone={tone} icon={<Icon size={14} aria-hidden />}>
          {say(word)}
        </Sign>
        <StandingSign standing={sample.standing} />
      </span>
    </>
  )
  return (
    <li className="kept-row" data-state={state}>
      {onChoose ? (
        <label>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={say(words.choose, { dish })}
            onChange={(event) => onChoose(event.target.checked)}
          />
          {facts}
        </label>
      ) : (
        <div>{facts}</div>
      )}
    </li>
  )
}
