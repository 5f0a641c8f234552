import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { ClashTable } from './ClashTable'
import { answerable } from './conflict-values'
import { ValuesSheet } from './ValuesSheet'
import { words } from './words'

type Props = { resource: Resource; row: ViewRow; onSend: (answer: Values) => Promise<void>; onClose: () => void }

/** A third answer where neither of two is right: both stay in view while the person enters another one. */
export function AnswerSheet({ resource, row, onSend, onClose }: Props) {
  const say = useSay()
  const fields = answerable(resource, row)
  // A secret is never shown, so it begins empty; left empty it is no part of the answer.
  const shown = fields.filter(({ name }) => resource.fields[name]?.kind !== 'secret')
  return (
    <ValuesSheet
      {...{ resource, onSend, onClose }}
      title={say(words.enterAnother)}
      draft={`answer/${row.id}`}
      send={say(words.useThis)}
      names={fields.map(({ name }) => name)}
      start={Object.fromEntries(shown.map(({ name, mine }) => [name, mine]))}
      how="part"
    >
      <ClashTable row={row} />
    </ValuesSheet>
  )
}
