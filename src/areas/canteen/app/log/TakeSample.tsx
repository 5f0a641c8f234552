import { useId, useState } from 'react'
import { Page } from '../../../../app/design/Page'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { PhotosInput } from '../../../../app/fields/PhotosInput'
import { SignatureInput } from '../../../../app/fields/SignatureInput'
import { CameraSheet } from '../../../../app/files/camera/CameraSheet'
import { useSay } from '../../../../app/language/use-say'
import { useHoldUpdates } from '../../../../app/pwa/update-guard'
import { Refusal } from '../../../../contract/error'
import { asList } from '../../../../contract/fields/as-list'
import { RetainedSample } from '../../retained-sample'
import { ringOf } from '../../sample-draft'
import { leastWeight } from '../../sample-weight'
import { MainButton } from '../MainButton'
import type { SampleView } from '../use-kitchen'
import { words } from './log-words'
import { PlaceLine } from './PlaceLine'
import { PlaceSheet } from './PlaceSheet'
import { ReadingSheet } from './ReadingSheet'
import { SampleQuestions } from './SampleQuestions'
import { StepRing } from './StepRing'
import type { SampleOf } from './sample-entry'
import { type SampleForm, useSampleForm } from './use-sample-form'
import { WeightPad } from './WeightPad'
import './take-sample.css'

type Props = {
  of: SampleOf
  name: string
  /** Name of the dish that follows. */
  next: string | undefined
  /** Name of the dish that was saved just before. */
  saved: string | undefined
  samples: readonly SampleView[]
  /** What the dish of a sample is called. */
  nameOf: (sample: SampleView) => string
  onSaved: () => void
  onLeave: () => void
}

const { fields } = RetainedSample
const asked = {
  photo: words.needPhoto,
  time: words.needTime,
  weight: words.needWeight,
  place: words.needPlace,
  temp: words.needTemp,
  sampler: words.needSampler,
  witness: words.needWitness,
  sign: words.needSign,
} as const

const asSha = (value: unknown) => (typeof value === 'string' ? value : null)

/** The camera stands open until there is a photograph; whoever closes it finds the form behind it. */
function OpenCamera({ form, title, said }: { form: SampleForm; title: string; said: string | undefined }) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed || form.filled.photos?.length) return null
  return <CameraSheet title={title} gallery={false} said={said} onTaken={(sha) => form.setPhotos([sha])} onClose={() => setClosed(true)} />
}

type StepsProps = { form: SampleForm; of: SampleOf; name: string; saved: string | undefined; onRead: () => void }

function Steps({ form, of, name, saved, onRead }: StepsProps) {
  const say = useSay()
  const id = useId()
  const meals = useDict('mealType')
  const [isPlacing, setPlacing] = useState(false)
  const { filled, places, people, change } = form
  return (
    <div className="take-sample">
      <div className="take-top">
        <section className="take-photos">
          <PhotosInput id={`${id}p`} facts={fields.photos} value={filled.photos ?? []} onChange={(shas) => form.setPhotos(asList(shas))} />
        </section>
        <p className="take-subject">
          <StepRing ring={ringOf(filled)} state={form.missing ? 'missing' : 'sampled'} />
          <strong>{wordsFor(meals, [of.mealType])}</strong>
          <span className="quiet figures">{of.batch > 1 ? say(words.batch, { batch: of.batch }) : of.date.slice(5)}</span>
        </p>
      </div>
      <WeightPad grams={filled.weightG} onChange={(weightG) => change({ weightG })} />
      <PlaceLine {...{ filled, places, people, onRead }} onOpen={() => setPlacing(true)} />
      <section className="take-sign">
        <SignatureInput
          id={`${id}s`}
          facts={fields.samplerSign}
          value={filled.samplerSign ?? null}
          onChange={(sha) => change({ samplerSign: asSha(sha) })}
        />
      </section>
      {isPlacing && <PlaceSheet {...{ filled, places, people }} date={of.date} onChange={change} onClose={() => setPlacing(false)} />}
      <OpenCamera form={form} title={name} said={saved && say(words.saved, { dish: saved })} />
    </div>
  )
}

function Trouble({ form }: { form: SampleForm }) {
  const say = useSay()
  const { problem } = form
  if (!problem) return null
  const isFull = problem.error instanceof Refusal && problem.error.code === 'device.full'
  return (
    <p className="take-trouble" role="alert">
      {problem.text} {isFull && say(words.fullHint)}
    </p>
  )
}

/** One sample: photograph, weight, place and signature under each other, and the next dish after them. */
export function TakeSample({ of, name, next, saved, samples, nameOf, onSaved, onLeave }: Props) {
  const say = useSay()
  const form = useSampleForm(of, samples)
  const [isReading, setReading] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useHoldUpdates(true)
  if (!form)
    return (
      <Page title={name} onBack={onLeave}>
        <Skeleton rows={4} height={120} />
      </Page>
    )
  const word = form.missing
    ? say(asked[form.missing], { min: leastWeight })
    : next
      ? say(words.finishNext, { dish: next })
      : say(words.finish)
  const save = () => void form.save(name).then((isKept) => isKept && onSaved())
  const { untimely, photo, sign } = form.questions
  const finish = untimely || photo || sign ? () => setAsking(true) : save
  const read = () => setReading(true)
  const isUnread = form.missing === 'temp'
  const main = (
    <MainButton disabled={(form.missing !== undefined && !isUnread) || form.isBusy} onPress={isUnread ? read : finish}>
      {word}
    </MainButton>
  )
  return (
    <Page title={name} onBack={onLeave} main={main}>
      {form.places.length === 0 && (
        <p className="take-trouble" role="alert">
          {say(words.noFridge)}
        </p>
      )}
      <Trouble form={form} />
      <Steps {...{ form, of, name, saved }} onRead={read} />
      {isReading && <ReadingSheet form={form} onClose={() => setReading(false)} />}
      {isAsking && (
        <SampleQuestions
          {...{ form, of, nameOf }}
          onSave={() => {
            setAsking(false)
            save()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}
