import { type Label, type Language, say } from '../../contract/label'
import { type TextKey, texts } from './texts'

/** A text of the engine by its key, or any label, in one language. */
export const sayIn = (language: Language, what: TextKey | Label, values?: Record<string, unknown>): string =>
  say(typeof what === 'string' ? texts[what] : what, language, values)
