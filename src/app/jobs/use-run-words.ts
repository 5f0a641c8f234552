import type { JobRunRow } from '../../contract/job'
import { useSay } from '../language/use-say'
import { words } from './words'

/** What there is to say of a run beside its outcome: how long, which try, who wanted it, why it failed. */
export function useRunWords(): (run: JobRunRow) => string {
  const say = useSay()
  return ({ seconds, tries, by, message, done, total }) =>
    [
      done !== null && total ? `${done}/${total}` : '',
      seconds === null ? '' : say(words.seconds, { seconds }),
      tries > 1 ? say(words.tries, { tries }) : '',
      by ?? '',
      message ?? '',
    ]
      .filter(Boolean)
      .join(' · ')
}
