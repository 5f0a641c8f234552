import { createContext, Script } from 'node:vm'

/** Milliseconds after which a pattern is given up. Those people write need none of them; one that goes on and on must not stop everybody else. */
const patience = 50

const context = createContext(Object.create(null))
const test = new Script('new RegExp("^(?:" + pattern + ")$", "u").test(text)')

/** Whether the whole of a text fits a pattern. A pattern that comes to no end fits nothing. */
export function fits(pattern: string, text: string): boolean {
  Object.assign(context, { pattern, text })
  try {
    return test.runInContext(context, { timeout: patience }) === true
  } catch {
    return false
  }
}
