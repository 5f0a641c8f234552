import { Plus } from 'lucide-react'
import { BigButton } from '../../design/BigButton'
import { ChipGroup } from '../../entry/ChipGroup'
import { useSay } from '../../language/use-say'
import { type Draft, problemOf, withChanged, withLine, withoutLine } from './draft'
import { QueryLine } from './QueryLine'
import type { QueryField } from './query-field'
import { words } from './words'
import './query.css'

type Props = {
  readonly fields: readonly QueryField[]
  readonly draft: Draft
  /** Whether lines that cannot be asked say why: not before somebody has asked. */
  readonly isTold: boolean
  readonly onChange: (draft: Draft) => void
  readonly onReset: () => void
}

/** The conditions of a query, and whether all or any of them have to be met. */
export function QueryBuilder({ fields, draft, isTold, onChange, onReset }: Props) {
  const say = useSay()
  return (
    <div className="query-builder">
      <ChipGroup
        title={say(words.match)}
        options={[
          { value: 'and', text: say(words.and) },
          { value: 'or', text: say(words.or) },
        ]}
        chosen={draft.match}
        onChoose={(match) => onChange({ ...draft, match: match === 'or' ? 'or' : 'and' })}
      />
      {draft.lines.map((line, at) => (
        <QueryLine
          key={line.key}
          {...{ fields, line, at: at + 1 }}
          problem={isTold ? problemOf(fields, line) : undefined}
          onChange={(changed) => onChange(withChanged(draft, changed))}
          onAdd={() => onChange(withLine(draft, line.key))}
          onDrop={() => onChange(withoutLine(draft, line.key))}
        />
      ))}
      <div className="query-acts">
        <BigButton icon={<Plus size={18} aria-hidden />} onClick={() => onChange(withLine(draft))}>
          {say(words.addLine)}
        </BigButton>
        <BigButton look="quiet" onClick={onReset}>
          {say(words.reset)}
        </BigButton>
      </div>
    </div>
  )
}
