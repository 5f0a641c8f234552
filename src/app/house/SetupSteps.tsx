import { Check, ChevronRight, Circle, CircleDot } from 'lucide-react'
import { useState } from 'react'
import { beginRight, housePath, type SetupStep } from '../../contract/system/house'
import { HouseSetting } from '../../contract/system/house-setting'
import { BigButton } from '../design/BigButton'
import { Link } from '../design/Link'
import { toast } from '../design/overlay/toast'
import type { HomeCardProps } from '../home/home-card'
import { useTell } from '../home/use-tell'
import { currentLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useRows } from '../offline/view/use-rows'
import { useAnswer } from '../resource/use-answer'
import { mayUse } from '../session/granted'
import { useSession } from '../session/session'
import { useCan } from '../session/use-can'
import { call } from '../wire/call'
import { explain } from '../wire/explain'
import { putSetupAway } from './house-calls'
import { stepWords as words } from './step-words'
import './house.css'

const isDone = ({ count }: SetupStep): boolean => count > 0

/** Who does it, where one may not do it oneself. */
function Others({ step: { roles, holders } }: { step: SetupStep }) {
  const say = useSay()
  if (roles.length === 0) return null
  return <span className="quiet">{say(holders > 0 ? words.others : words.nobody, { roles })}</span>
}

/** The step that is now: what it takes, and the buttons for it that the person may press. */
function NowStep({ step, at }: { step: SetupStep; at: number }) {
  const say = useSay()
  const granted = useSession((state) => state.granted)
  const ways = step.ways.filter(({ needs }) => mayUse(granted, needs))
  return (
    <li data-now aria-current="step">
      <CircleDot size={20} aria-label={say(words.isNow)} />
      <span className="setup-said">
        <strong>
          {at}. {say(step.label)}
        </strong>
        <span className="quiet">{say(step.about)}</span>
        {ways.length === 0 && <Others step={step} />}
      </span>
      <span className="setup-ways">
        {ways.map(({ label, path }, place) => (
          <Link key={path} className="big-button" data-look={place === 0 ? 'main' : 'plain'} to={path}>
            {say(label)}
          </Link>
        ))}
      </span>
    </li>
  )
}

/** A step that is done, or whose turn has not come, in one line; the whole of it leads there for whoever may go. */
function OtherStep({ step, at }: { step: SetupStep; at: number }) {
  const say = useSay()
  const granted = useSession((state) => state.granted)
  const mayDo = mayUse(granted, step.needs)
  const Icon = isDone(step) ? Check : Circle
  const line = (
    <>
      <Icon size={20} aria-label={say(isDone(step) ? words.isDone : words.isOpen)} />
      <span className="setup-said">
        <strong>
          {at}. {say(step.label)}
        </strong>
        {!isDone(step) && !mayDo && <Others step={step} />}
      </span>
      {isDone(step) && <span className="quiet figures">{say(words.done, { count: step.count })}</span>}
    </>
  )
  return (
    <li data-done={isDone(step) || undefined}>
      {mayDo ? (
        <Link to={step.path}>
          {line}
          <ChevronRight size={18} aria-hidden />
        </Link>
      ) : (
        <p>{line}</p>
      )}
    </li>
  )
}

/** Another time: for the whole house, until its settings bring the steps back. */
function LaterButton({ onPut }: { onPut: () => void }) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const put = async () => {
    setBusy(true)
    try {
      await putSetupAway()
      toast(say(words.put))
      onPut()
    } catch (error) {
      toast(explain(error, currentLanguage()), { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <BigButton look="quiet" disabled={isBusy} onClick={() => void put()}>
      {say(words.later)}
    </BigButton>
  )
}

/**
 * What a new house has done and has still to do, from what is there; the first that is not done is now. Nothing once all is done, and while
 * the house has put it away.
 */
export function SetupSteps({ tell }: HomeCardProps) {
  const say = useSay()
  const can = useCan()
  const { data } = useAnswer({
    queryKey: ['noun', 'setup-steps'],
    queryFn: ({ signal }) => call<readonly SetupStep[]>('GET', `${housePath}/steps`, { signal }),
    enabled: can(`${HouseSetting.name}:${beginRight}`),
  })
  const setting = useRows(HouseSetting)?.[0]
  const [isPut, setPut] = useState(false)
  const isAway = isPut || setting?.setupAway === true
  const steps = data ?? []
  const done = steps.filter(isDone).length
  const now = steps.find((step) => !isDone(step))
  useTell(tell, data && { as: done === steps.length || isAway ? 'none' : 'due' })
  if (done === steps.length || isAway) return null
  return (
    <section className="card setup" aria-label={say(words.title)}>
      <h2>{say(words.title)}</h2>
      <p className="quiet figures">{say(words.progress, { done, total: steps.length })}</p>
      <ol>
        {steps.map((step, at) =>
          step === now ? <NowStep key={step.name} step={step} at={at + 1} /> : <OtherStep key={step.name} step={step} at={at + 1} />,
        )}
      </ol>
      {can(`${HouseSetting.name}:edit`) && <LaterButton onPut={() => setPut(true)} />}
    </section>
  )
}
