import { type ReactNode, useState } from 'react'
import type { Problems } from '../../../contract/check'
import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { isGiven } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import type { FormSection } from './form-sections'
import './form.css'

type Props = { resource: Resource; section: FormSection; row: Values | undefined; problems: Problems; children: ReactNode }

/**
 * A section of a form under its title. It lies open where something in it is asked for, stands already or is wrong; the others wait to be
 * unfolded.
 */
export function FoldedLines({ resource, section: { label, lines }, row, problems, children }: Props) {
  const say = useSay()
  const names = lines.flat()
  const [isOpen, setOpen] = useState(() => names.some((name) => resource.fields[name]?.required || isGiven(row?.[name])))
  const isWrong = Object.keys(problems).some((name) => names.includes(name.split('.')[0] ?? ''))
  if (!label) return children
  return (
    <details className="form-section" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say(label)}</summary>
      <div className="form-section-lines">{children}</div>
    </details>
  )
}
