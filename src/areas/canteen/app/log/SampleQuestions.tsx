import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Chip } from '../../../../app/design/Chip'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { isMeal, servingTimes } from '../../../recipes/published/meal'
import { earlyMinutes } from '../../taking-time'
import type { SampleView } from '../use-kitchen'
import { words } from './question-words'
import type { SampleOf } from './sample-entry'
import type { SampleForm } from './use-sample-form'
import '../fridges/fridges.css'

type Props = { form: SampleForm; of: SampleOf; nameOf: (sample: SampleView) => string; onSave: () => void; onClose: () => void }

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="temp-alarm">
      <h3>
        <TriangleAlert size={20} aria-hidden /> {title}
      </h3>
      {children}
    </section>
  )
}

/** Why the sample was not taken within its time: one of the usual reasons, or what is typed. */
function WhyUntimely({ form, of }: Pick<Props, 'form' | 'of'>) {
  const say = useSay()
  const id = useId()
  const meals = useDict('mealType')
  const { filled, questions, change } = form
  const { untimely } = questions
  if (!untimely || !isMeal(of.mealType)) return null
  const facts = {
    meal: wordsFor(meals, [of.mealType]),
    from: servingTimes[of.mealType].from,
    at: filled.sampleTime?.slice(11, 16) ?? '',
    minutes: earlyMinutes,
  }
  return (
    <Question title={say(words[untimely], facts)}>
      <p>{say(words.untimelyHint, facts)}</p>
      <fieldset className="chips" aria-label={say(words.usual)}>
        {words.reasons[untimely].map((reason) => (
          <Chip key={reason.en} chosen={filled.remark === say(reason)} onToggle={() => change({ remark: say(reason) })}>
            {say(reason)}
          </Chip>
        ))}
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {say(words.why)}
        </label>
        <textarea
          id={id}
          className="input note"
          maxLength={200}
          value={filled.remark ?? ''}
          onChange={(event) => change({ remark: event.target.value })}
        />
      </div>
    </Question>
  )
}

/** A picture that stands for another sample already, and the way to make one of this sample. */
function Reused({ kind, other, onAnew }: { kind: 'photo' | 'sign'; other: string; onAnew: () => void }) {
  const say = useSay()
  return (
    <Question title={say(words[kind], { other })}>
      <BigButton wide onClick={onAnew}>
        {say(words.anew[kind])}
      </BigButton>
    </Question>
  )
}

/** What has to be said about a sample before it is saved: why it is late or early, and whether a picture of another one is meant. */
export function SampleQuestions({ form, of, nameOf, onSave, onClose }: Props) {
  const say = useSay()
  const { filled, questions, isBusy, change, setPhotos } = form
  const isMute = questions.untimely !== undefined && !filled.remark?.trim()
  const named = (sample: SampleView) => `${sample.date.slice(5)} ${nameOf(sample)}`
  const anew = (work: () => void) => () => {
    work()
    onClose()
  }
  const footer = (
    <BigButton wide look={questions.photo || questions.sign ? 'danger' : 'main'} disabled={isMute || isBusy} onClick={onSave}>
      {say(isMute ? words.needWhy : words.save)}
    </BigButton>
  )
  return (
    <Sheet open title={say(words.title)} onClose={onClose} footer={footer}>
      <WhyUntimely form={form} of={of} />
      {questions.photo && <Reused kind="photo" other={named(questions.photo)} onAnew={anew(() => setPhotos([]))} />}
      {questions.sign && <Reused kind="sign" other={named(questions.sign)} onAnew={anew(() => change({ samplerSign: null }))} />}
    </Sheet>
  )
}
