import { useState } from 'react'
import { hasUnknownLooks } from '../../blocks/rich-text/unknown-looks'
import { BigButton } from '../../design/BigButton'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { ErrorBoundary } from '../../shell/screens/ErrorBoundary'
import { asText, type FieldInputProps } from '../field-input'
import { htmlOfText, isPlainHtml, textOfHtml } from './html-text'
import { Lines } from './Lines'
import '../../resource/form/form.css'
import './html-note.css'

const Rich = lazyPart<FieldInputProps>(() => import('./RichNote').then((file) => file.RichNote))

/** Written as lines of text where what writes more is not on this device. What has looks already is not touched there. */
function PlainNote(props: FieldInputProps) {
  const say = useSay()
  const html = asText(props.value)
  const write = (text: unknown) => props.onChange(htmlOfText(asText(text)) || null)
  if (!isPlainHtml(html)) return <p className="form-notice">{say(formWords.editorAway)}</p>
  return (
    <>
      <Lines {...props} value={textOfHtml(html)} onChange={write} />
      <p className="quiet">{say(formWords.editorAwayPlain)}</p>
    </>
  )
}

/** A note that is kept as HTML. Looks of other clients that the editor does not know are lost in it only when that is wanted. */
export function HtmlNote(props: FieldInputProps) {
  const say = useSay()
  const [isTaken, setTaken] = useState(false)
  if (!isTaken && hasUnknownLooks(asText(props.value)))
    return (
      <div className="form-notice" id={props.id} tabIndex={-1}>
        <span>{say(formWords.looksUnknown)}</span>
        <BigButton look="quiet" disabled={props.disabled} onClick={() => setTaken(true)}>
          {say(formWords.looksDropped)}
        </BigButton>
      </div>
    )
  return (
    <ErrorBoundary fallback={<PlainNote {...props} />}>
      <Suspense fallback={<div className="skeleton rich-coming" />}>
        <Rich {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
