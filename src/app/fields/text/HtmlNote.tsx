import { type ComponentType, useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { htmlOfText, isPlainHtml, textOfHtml } from './html-text'
import '../../resource/form/form.css'

/** A note that is kept as HTML, written as lines of text. What other clients gave a look is shown in words and changed only when wanted. */
export function HtmlNote({ Input, ...props }: FieldInputProps & { Input: ComponentType<FieldInputProps> }) {
  const say = useSay()
  const html = asText(props.value)
  const [taken, setTaken] = useState(false)
  const write = (text: unknown) => props.onChange(htmlOfText(asText(text)) || null)
  if (isPlainHtml(html) || taken) return <Input {...props} value={textOfHtml(html)} onChange={write} />
  return (
    <div className="form-notice" id={props.id}>
      <span>{say(formWords.htmlKept)}</span>
      <BigButton
        look="quiet"
        disabled={props.disabled}
        onClick={() => {
          setTaken(true)
          write(textOfHtml(html))
        }}
      >
        {say(formWords.htmlToText)}
      </BigButton>
    </div>
  )
}
