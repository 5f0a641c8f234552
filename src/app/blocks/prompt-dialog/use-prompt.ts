import { type FormEvent, useState } from 'react'
import { currentLanguage } from '../../language/language'
import { explain } from '../../wire/explain'

/** What is wrong with a text, in words; undefined where nothing is. */
export type PromptRule = (text: string) => string | undefined | Promise<string | undefined>

export type Prompt = {
  /** What stands there at first. */
  readonly start?: string
  /** Judged in this order, before `onOk`. The first that finds something wrong says what. */
  readonly rules?: readonly PromptRule[]
  /** Does something with the text, without the spaces around it. What it throws is said, and the dialog stays. */
  readonly onOk: (text: string) => unknown
  readonly onClose: () => void
}

async function firstWrong(rules: readonly PromptRule[], text: string): Promise<string | undefined> {
  for (const rule of rules) {
    const wrong = await rule(text)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

/** The state of a prompt. `onRefused`: called when something is wrong with what was typed, or with what was done with it. */
export function usePrompt({ start = '', rules = [], onOk, onClose }: Prompt, onRefused: () => void) {
  const [text, setText] = useState(start)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refuse = (wrong: string) => {
    setProblem(wrong)
    onRefused()
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const wrong = await firstWrong(rules, text.trim())
      if (wrong !== undefined) return refuse(wrong)
      await onOk(text.trim())
      onClose()
    } catch (error) {
      refuse(explain(error, currentLanguage()))
    } finally {
      setBusy(false)
    }
  }
  const type = (typed: string) => {
    setText(typed)
    setProblem(undefined)
  }
  return { text, problem, busy, confirm, type }
}
