import { Eraser, Keyboard, PenLine } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { PictureThumb } from '../picture/PictureThumb'
import { words } from '../words'
import { SignaturePad } from './SignaturePad'
import { TypedName } from './TypedName'
import { useSigning } from './use-signing'
import '../files.css'

type Signing = ReturnType<typeof useSigning>

function Signed({ sha, input, onWipe }: { sha: string; input: FieldInputProps; onWipe: () => void }) {
  const say = useSay()
  return (
    <>
      <div className="signature-pad">
        <PictureThumb key={sha} sha={sha} alt={say(input.facts.label)} whole />
      </div>
      {!input.disabled && (
        <BigButton id={input.id} icon={<Eraser size={18} aria-hidden />} onClick={onWipe}>
          {say(words.signAgain)}
        </BigButton>
      )}
    </>
  )
}

function Drawing({ input, isDrawn, signing }: { input: FieldInputProps; isDrawn: boolean; signing: Signing }) {
  const say = useSay()
  return (
    <>
      <div className="signature-paper" data-invalid={input.invalid || undefined}>
        {!isDrawn && (
          <span className="signature-hint" aria-hidden>
            {say(words.signHere)}
          </span>
        )}
        <SignaturePad
          id={input.id}
          label={`${say(input.facts.label)}: ${say(words.signHere)}`}
          describedBy={input.describedBy}
          onDrawn={signing.draw}
        />
      </div>
      {isDrawn && (
        <BigButton icon={<Eraser size={18} aria-hidden />} onClick={signing.wipe}>
          {say(words.clear)}
        </BigButton>
      )}
    </>
  )
}

/** A signature in a form: drawn, or typed by who cannot draw. Every lift of the pen is safe on this device at once. */
export function SignatureField(input: FieldInputProps) {
  const say = useSay()
  const sha = asText(input.value)
  const signing = useSigning(sha, input.onChange)
  const [isTyping, setTyping] = useState(false)
  if (input.disabled || (sha !== '' && !signing.isOnPad))
    return <div className="signature-field">{sha && <Signed sha={sha} input={input} onWipe={signing.wipe} />}</div>
  const Icon = isTyping ? PenLine : Keyboard
  return (
    <div className="signature-field">
      {isTyping && !signing.isOnPad ? (
        <TypedName onSign={signing.type} />
      ) : (
        <Drawing key={signing.sheet} input={input} isDrawn={sha !== ''} signing={signing} />
      )}
      {signing.problem && (
        <p className="field-problem" role="alert">
          {signing.problem}
        </p>
      )}
      {!signing.isOnPad && (
        <BigButton look="quiet" icon={<Icon size={18} aria-hidden />} onClick={() => setTyping(!isTyping)}>
          {say(isTyping ? words.drawInstead : words.typeInstead)}
        </BigButton>
      )}
    </div>
  )
}
