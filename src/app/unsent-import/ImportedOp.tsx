import { flowOf, labelOf } from '../../contract/catalogue'
import { sentence } from '../../contract/error'
import type { UnsentOp } from '../../contract/sync/unsent-file'
import { verbLabel } from '../conflict-centre/op-verbs'
import { PatchFacts } from '../conflict-centre/PatchFacts'
import { FieldValue } from '../fields/FieldValue'
import { deviceWords } from '../language/device-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useProduct } from '../shell/product'
import { words } from './words'

function useWhat({ noun, verb }: UnsentOp): string {
  const say = useSay()
  const { catalogue } = useProduct()
  if (noun === '') return say(words.unreadable)
  return say(deviceWords.opWords, { verb: say(verbLabel(flowOf(catalogue, noun), verb)), noun: say(labelOf(catalogue, noun)) })
}

/** How an op stands: what it is waiting for, or what became of it. */
export function wordFor({ outcome, known }: UnsentOp): keyof typeof words {
  if (outcome === undefined) return 'fresh'
  if (outcome === 'applied') return known ? 'known' : 'applied'
  return outcome === 'conflict' ? 'conflict' : 'refused'
}

const tones: Partial<Record<keyof typeof words, string>> = { refused: 'bad', conflict: 'care' }

/** One op of a file: to what, when, with which values, and its fate. */
export function ImportedOp({ op }: { op: UnsentOp }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { catalogue } = useProduct()
  const what = useWhat(op)
  const word = wordFor(op)
  const resource = catalogue.resources[op.noun]
  const [title, given] = resource ? [resource.fields[resource.title], op.patch[resource.title]] : []
  const problems = Object.entries(op.problems ?? {}).map(([field, problem]) => {
    const name = resource?.fields[field]?.label
    return `${name ? say(name) : field}: ${sentence(problem.code, language, problem.values)}`
  })
  return (
    <li className="card imported" data-tone={tones[word]}>
      <header>
        <strong>
          {title && given !== undefined ? (
            <FieldValue facts={title} value={given} words={resource && op.words[resource.title]} />
          ) : (
            op.subject || what
          )}
        </strong>
        <span className="imported-fate">{say(words[word])}</span>
      </header>
      <p className="quiet">
        {what} <time className="figures">{op.at}</time>
      </p>
      {resource && <PatchFacts resource={resource} patch={op.patch} words={op.words} />}
      {op.code && <p className="imported-why">{[sentence(op.code, language, op.values), ...problems].join(' · ')}</p>}
    </li>
  )
}
