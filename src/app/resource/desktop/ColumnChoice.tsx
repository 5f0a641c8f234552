import Checkbox from 'antd/es/checkbox'
import Popover from 'antd/es/popover'
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { movedBy } from './own-look/column-order'
import type { ColumnState } from './own-look/use-columns'

type Props = { resource: Resource; columns: ColumnState }

function Choice({ resource, columns }: Props) {
  const say = useSay()
  const { shown, choose, reset } = columns
  const hidden = Object.keys(resource.fields).filter(
    (name) => !shown.includes(name) && !['entries', 'json'].includes(resource.fields[name]?.kind ?? ''),
  )
  const toggle = (name: string) => {
    if (!shown.includes(name)) choose([...shown, name])
    else if (shown.length > 1) choose(shown.filter((other) => other !== name))
  }
  return (
    <ul className="column-choice">
      {[...shown, ...hidden].map((name) => {
        const facts = resource.fields[name]
        if (!facts) return null
        const isShown = shown.includes(name)
        const text = say(facts.label)
        return (
          <li key={name}>
            <Checkbox checked={isShown} onChange={() => toggle(name)}>
              {text}
            </Checkbox>
            {isShown && (
              <span>
                <BigButton
                  look="quiet"
                  aria-label={say(formWords.moveLeft, { column: text })}
                  icon={<ArrowUp size={14} aria-hidden />}
                  onClick={() => choose(movedBy(shown, name, -1))}
                />
                <BigButton
                  look="quiet"
                  aria-label={say(formWords.moveRight, { column: text })}
                  icon={<ArrowDown size={14} aria-hidden />}
                  onClick={() => choose(movedBy(shown, name, 1))}
                />
              </span>
            )}
          </li>
        )
      })}
      <li>
        <BigButton look="quiet" onClick={reset}>
          {say('asBefore')}
        </BigButton>
      </li>
    </ul>
  )
}

/** Chooses the columns of a table and their order. */
export function ColumnChoice(props: Props) {
  const say = useSay()
  return (
    <Popover trigger="click" placement="bottomRight" content={<Choice {...props} />}>
      <BigButton look="quiet" aria-label={say('columns')} title={say('columns')} icon={<Columns3 size={16} aria-hidden />} />
    </Popover>
  )
}
