import { type ReactNode, useId, useRef } from 'react'
import { BigButton } from '../../design/BigButton'
import { LabelledInput } from '../../design/form/LabelledInput'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { type Prompt, usePrompt } from './use-prompt'
import { words } from './words'

type Props = Prompt & {
  title: string
  /** What is asked for. */
  label: string
  /** Most characters. */
  longest?: number
  placeholder?: string
  /** What the button says; OK when not given. */
  okText?: string
  /** Pixels on a desktop. */
  width?: number
  /** Asked beside it. */
  children?: ReactNode
}

/** Asks for one text, and does something with it once nothing is wrong with it. */
export function PromptDialog({ title, label, longest = 200, placeholder, okText, width = 420, children, ...prompt }: Props) {
  const say = useSay()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, problem, busy, confirm, type } = usePrompt(prompt, () => input.current?.focus())
  return (
    <Sheet
      open
      {...{ title, width }}
      onClose={prompt.onClose}
      footer={
        <>
          <BigButton onClick={prompt.onClose}>{say('cancel')}</BigButton>
          <BigButton look="main" type="submit" form={id} disabled={busy}>
            {okText ?? say(words.ok)}
          </BigButton>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={(event) => void confirm(event)}>
        <LabelledInput id={`${id}text`} {...{ label, problem }}>
          {(aria) => (
            <input
              {...{ ...aria, placeholder }}
              ref={input}
              className="input"
              // biome-ignore lint/a11y/noAutofocus: the dialog has this one question
              autoFocus
              autoComplete="off"
              maxLength={longest}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </LabelledInput>
        {children}
      </form>
    </Sheet>
  )
}
