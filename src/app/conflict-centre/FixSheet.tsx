import type { Problems } from '../../contract/check'
import { isErrorCode } from '../../contract/error'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { useSay } from '../language/use-say'
import type { ParkedItem } from '../offline/outbox/conflict-centre'
import { ValuesSheet } from './ValuesSheet'
import { words } from './words'

type Props = { resource: Resource; item: ParkedItem; onClose: () => void; onSend: (fix: Values) => Promise<unknown> }

const known = (problems: ParkedItem['fare']['problems']): Problems =>
  Object.fromEntries(
    Object.entries(problems ?? {}).flatMap(([name, { code, values }]) => (isErrorCode(code) ? [[name, { code, values }]] : [])),
  )

/** The values of a refused edit, to be corrected and sent again. */
export function FixSheet({ resource, item, onClose, onSend }: Props) {
  const say = useSay()
  const { patch, verb } = item.op
  const problems = known(item.fare.problems)
  const names = Object.keys(resource.fields).filter((name) => !resource.fields[name]?.derived && (name in patch || name in problems))
  return (
    <ValuesSheet
      {...{ resource, names, onSend, onClose }}
      title={say(words.fixAndSend)}
      draft={`fix/${item.op.id}`}
      send={say(words.sendAgain)}
      start={patch}
      known={problems}
      how={verb === 'add' ? 'whole' : 'part'}
    />
  )
}
