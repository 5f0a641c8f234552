import { useId } from 'react'
import type { Resource } from '../../../../contract/resource'
import { Chip } from '../../../design/Chip'
import { FieldFrame } from '../../../fields/FieldFrame'
import { FieldInput } from '../../../fields/FieldInput'
import { useSay } from '../../../language/use-say'
import { sharedFields } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { useOneValue } from '../../bulk/use-one-value'
import type { ViewRow } from '../../row'
import { BatchPreview } from './BatchPreview'

type Props = { resource: Resource; rows: readonly ViewRow[]; onDone: () => void }

/** One field of several rows: which, what it is to hold, and what becomes of each. */
export function BatchEdit({ resource, rows, onDone }: Props) {
  const say = useSay()
  const id = useId()
  const { field, value, choose, setValue, edit, isRight } = useOneValue(resource)
  const facts = field === undefined ? undefined : resource.fields[field]
  return (
    <>
      <fieldset className="chips plain-set" aria-label={say(bulkWords.whichField)}>
        {sharedFields(resource).map((name) => {
          const one = resource.fields[name]
          return (
            one && (
              <Chip key={name} chosen={name === field} onToggle={() => choose(name)}>
                {say(one.label)}
              </Chip>
            )
          )
        })}
      </fieldset>
      {facts && (
        <FieldFrame id={id} facts={facts}>
          <FieldInput id={id} facts={facts} value={value} onChange={setValue} />
        </FieldFrame>
      )}
      {isRight && edit && <BatchPreview key={field} {...{ resource, rows, onDone }} act={edit} text={say('edit')} />}
    </>
  )
}
