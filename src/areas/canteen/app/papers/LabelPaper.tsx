import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { QrCode } from '../../../../app/paper/QrCode'
import { type SampleLabelText, sampleLabel } from '../../register/sample-label'
import { readingText } from '../log/reading-text'
import type { SampleView } from '../use-kitchen'
import { words } from './paper-words'
import { useHashes } from './use-hashes'
import type { Papers } from './use-papers'

/** A letter of the alphabet is about half as wide as a Chinese character. */
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter < '\u2e80' ? 0.55 : 1), 0)
/** How small a name is written so that the label holds it whole. */
const sizeOf = (name: string) => (widthOf(name) <= 14 ? undefined : widthOf(name) <= 28 ? 'small' : 'least')

function Label({ text }: { text: SampleLabelText }) {
  const say = useSay()
  return (
    <li className="sample-label">
      <div className="label-code">
        {text.address ? <QrCode text={text.address} label={text.no} /> : <span className="label-wait">{say(words.codeWait)}</span>}
        <span className="figures">{text.no.slice(-6)}</span>
        <span className="label-place">{text.place}</span>
      </div>
      <div className="label-words">
        <strong data-size={sizeOf(text.dish)}>{text.dish}</strong>
        <span>{`${text.date} ${text.meal}`}</span>
        <span>{`${say(words.weight)} ${text.weight}`}</span>
        <span>{`${say(words.taken)} ${text.taken.slice(5)}`}</span>
        <span>{`${say(words.keepUntil)} ${text.keepUntil.slice(5)}`}</span>
        <span>{`${say(words.sampler)} ${text.sampler}`}</span>
        <span>{`${say(words.fridgeRead)} ${text.reading}`}</span>
      </div>
    </li>
  )
}

/** One small label for each sample, as the rules ask: food, time, weight and person, and a code that leads to its record. */
export function LabelPaper({ samples, papers }: { samples: readonly SampleView[]; papers: Papers }) {
  const say = useSay()
  const meals = useDict('mealType')
  const seals = useHashes(samples.map(({ id }) => id))
  const { dish, staff, fridge } = papers.names
  return (
    <ul className="paper label-paper">
      {samples.map((sample) => (
        <Label
          key={sample.id}
          text={sampleLabel(sample, {
            dish: sample.dishName ?? dish.get(sample.dishId) ?? sample.dishId,
            meal: wordsFor(meals, [sample.mealType]),
            sampler: staff.get(sample.samplerId) ?? sample.samplerId,
            fridge: fridge.get(sample.fridgeId) ?? '',
            reading: readingText(say, sample.fridgeTempAtIn, sample.fridgeReadTime),
            origin: location.origin,
            hash: seals[sample.id],
          })}
        />
      ))}
    </ul>
  )
}
