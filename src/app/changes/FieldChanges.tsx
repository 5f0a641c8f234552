import { ArrowRight } from 'lucide-react'
import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { isGiven } from '../fields/field-input'
import { enumerate } from '../language/enumerate'
import { formWords } from '../language/form-words'
import { useSay } from '../language/use-say'
import type { FieldChange } from './ask-changes'
import { words } from './words'

type Named = { readonly name?: unknown }
type ValueProps = { resource: Resource; field: string; value: unknown; told: string | undefined }

/** A value as it was. Files may have gone since: they are counted, or named. */
function Value({ resource, field, value, told }: ValueProps) {
  const say = useSay()
  const facts = resource.fields[field]
  if (!facts || !isGiven(value)) return <span className="quiet">{say(words.empty)}</span>
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  switch (facts.kind) {
    case 'photos':
      return say(formWords.photoCount, { count: listed.length })
    case 'signature':
      return say(words.signed)
    case 'attachments':
      return enumerate(listed.map((one) => String((one as Named).name ?? '')))
    // As the server masks it.
    case 'secret':
      return <span className="figures">{String(value)}</span>
    default:
      return <FieldValue facts={facts} value={value} words={told} />
  }
}

type Props = {
  resource: Resource
  changes: readonly FieldChange[]
  /** They came with a new record: there was nothing before. */
  isNew?: boolean
}

/** Fields with what stood in them before and after. */
export function FieldChanges({ resource, changes, isNew }: Props) {
  const say = useSay()
  return (
    <dl className="field-changes" data-new={isNew || undefined}>
      {changes.map(({ field, before, after, isUnknown, beforeWords, afterWords }) => {
        const name = resource.fields[field]?.label
        if (!name) return null
        return (
          <div key={field}>
            <dt>{say(name)}</dt>
            {!isNew && (
              <dd className="field-was">
                <span className="for-readers">{say(words.was)}</span>
                {isUnknown ? (
                  <span className="quiet">{say(words.unknown)}</span>
                ) : (
                  <Value {...{ resource, field }} value={before} told={beforeWords} />
                )}
              </dd>
            )}
            <dd className="field-is">
              {!isNew && <ArrowRight size={16} aria-hidden />}
              <span className="for-readers">{say(words.is)}</span>
              <div>
                <Value {...{ resource, field }} value={after} told={afterWords} />
              </div>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
