import type { Problems } from '../../../contract/check'
import { sentence } from '../../../contract/error'
import type { Resource } from '../../../contract/resource'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { hiddenProblems } from './form-values'
import './form.css'

type Props = {
  resource: Pick<Resource, 'fields' | 'form'>
  /** Why it was not saved, if it was tried. */
  failure: string | undefined
  problems: Problems
}

/** Above a form: that it was not saved and why, and what is wrong with fields the form does not show. */
export function FailureNotice({ resource, failure, problems }: Props) {
  const say = useSay()
  const language = useLanguage((found) => found.language)
  const hidden = hiddenProblems(resource, problems)
  if (!failure && hidden.length === 0) return null
  return (
    <div className="form-notice" data-tone="bad" role="alert">
      {failure && <p>{say(formWords.notSaved, { why: failure })}</p>}
      {hidden.map((name) => (
        <p key={name}>
          {resource.fields[name] && `${say(resource.fields[name].label)}: `}
          {sentence(problems[name]?.code ?? '', language, problems[name]?.values)}
        </p>
      ))}
    </div>
  )
}
