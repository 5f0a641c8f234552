import { Ban, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BigButton } from '../../../../app/design/BigButton'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { FileHomeContext } from '../../../../app/fields/file-home'
import { PhotosValue } from '../../../../app/fields/PhotosValue'
import { useSay } from '../../../../app/language/use-say'
import { StandingSign } from '../../../../app/resource/StandingSign'
import { useCan } from '../../../../app/session/use-can'
import { sampleNumber } from '../../register/sample-number'
import { RetainedSample } from '../../retained-sample'
import { labelsAddress } from '../papers/paper-address'
import type { SampleView } from '../use-kitchen'
import { words } from './log-words'
import { ReasonSheet } from './ReasonSheet'
import { readingText } from './reading-text'

type Props = { sample: SampleView; fridges: ReadonlyMap<string, string> }

function Remarks({ sample }: { sample: SampleView }) {
  const labels = useDict('sampleLabel')
  const states = useDict('sampleStatus')
  return (
    <span className="dish-signs">
      {sample.status && <Sign>{wordsFor(states, [sample.status])}</Sign>}
      {(sample.labels ?? []).map((one) => (
        <Sign key={one} tone="care">
          {wordsFor(labels, [one])}
        </Sign>
      ))}
      <StandingSign standing={sample.standing} />
    </span>
  )
}

/** A recorded sample: what is kept of it where, its picture, its label, and, for whoever may, the way to declare it void. */
export function SampleFacts({ sample, fridges }: Props) {
  const say = useSay()
  const can = useCan()
  const go = useNavigate()
  const [isVoiding, setVoiding] = useState(false)
  const reading = readingText(say, sample.fridgeTempAtIn, sample.fridgeReadTime)
  return (
    <article className="sample-facts">
      <h3 className="figures">{sampleNumber(sample)}</h3>
      <p className="figures">{`${sample.weightG} g · ${sample.sampleTime.slice(0, 16)} · ${fridges.get(sample.fridgeId) ?? ''} ${sample.slotNo} · ${reading}`}</p>
      <Remarks sample={sample} />
      {sample.remark && <p>{sample.remark}</p>}
      <FileHomeContext value={{ noun: RetainedSample.name, id: sample.id }}>
        <PhotosValue facts={RetainedSample.fields.photos} value={sample.photos} />
      </FileHomeContext>
      <div className="flow-bar">
        <BigButton icon={<Printer size={18} aria-hidden />} onClick={() => void go(labelsAddress([sample.id]))}>
          {say(words.printLabel)}
        </BigButton>
        {can('retained-sample:void') && (
          <BigButton look="danger" icon={<Ban size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setVoiding(true)}>
            {say(words.void)}
          </BigButton>
        )}
      </div>
      {isVoiding && (
        <ReasonSheet
          resource={RetainedSample}
          record={sample.id}
          title={say(words.voidTitle)}
          verb={say(words.voidTitle)}
          onClose={() => setVoiding(false)}
        />
      )}
    </article>
  )
}
