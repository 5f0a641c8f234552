import type { ReactNode } from 'react'
import type { Problem } from '../../contract/check'
import { sentence } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { formWords } from '../language/form-words'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'

type Props = { id: string; facts: FieldFacts; problem?: Problem; hint?: string; children: ReactNode }

/** Label above, input, and what is wrong right below it. */
export function FieldFrame({ id, facts, problem, hint, children }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <div className="field" data-invalid={problem !== undefined || undefined}>
      <label className="field-label" htmlFor={id}>
        {say(facts.label)}
        {!facts.required && !facts.derived && <span className="quiet">{say(formWords.mayStayEmpty)}</span>}
      </label>
      {children}
      {hint && <p className="quiet">{hint}</p>}
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {sentence(problem.code, language, problem.values)}
        </p>
      )}
    </div>
  )
}
