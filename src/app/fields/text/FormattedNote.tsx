import type { CodeMode } from '../../../contract/fields/code-mode'
import { MarkdownEditor } from '../../blocks/markdown/MarkdownEditor'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { type Say, useSay } from '../../language/use-say'
import { ErrorBoundary } from '../../shell/screens/ErrorBoundary'
import { asText, type FieldInputProps } from '../field-input'
import { HtmlNote } from './HtmlNote'
import { Lines } from './Lines'

const Code = lazyPart(() => import('../../blocks/code-editor/CodeEditor').then((file) => file.CodeEditor))

/** What every editor of a text is given. */
const written = ({ facts, value, onChange, id, onBlur, disabled, invalid, describedBy }: FieldInputProps, say: Say) => ({
  ...{ id, onBlur, disabled, invalid, describedBy },
  name: say(facts.label),
  value: asText(value),
  onChange: (text: string) => onChange(text || null),
  max: facts.max,
  required: facts.required,
})

const MarkdownNote = (props: FieldInputProps) => <MarkdownEditor {...written(props, useSay())} />

/** Code is plain lines where its editor is not on this device and cannot be had. */
function CodeNote({ mode, ...props }: FieldInputProps & { mode: CodeMode }) {
  const say = useSay()
  return (
    <ErrorBoundary fallback={<Lines {...props} />}>
      <Suspense fallback={<div className="skeleton" style={{ height: 240 }} />}>
        <Code {...written(props, say)} mode={mode} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A note in the editor of its own form. */
export function FormattedNote(props: FieldInputProps) {
  const { html, code } = props.facts
  if (html) return <HtmlNote {...props} />
  return code ? <CodeNote {...props} mode={code} /> : <MarkdownNote {...props} />
}
