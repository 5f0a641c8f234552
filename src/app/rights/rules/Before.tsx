import type { Label } from '../../../contract/label'
import { useSay } from '../../language/use-say'

/** In place of an input: what is chosen before it. */
export function Before({ id, words }: { readonly id: string; readonly words: Label }) {
  const say = useSay()
  return (
    <p id={id} className="quiet" tabIndex={-1}>
      {say(words)}
    </p>
  )
}
