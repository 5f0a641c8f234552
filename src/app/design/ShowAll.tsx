import { useSay } from '../language/use-say'
import { BigButton } from './BigButton'
import type { FewFirst } from './use-few-first'

/** The way from the first of a list to all of it; nothing where all are shown. */
export function ShowAll({ of: { count, showAll } }: { of: FewFirst<unknown> }) {
  const say = useSay()
  return showAll && <BigButton onClick={showAll}>{say('showAll', { count })}</BigButton>
}
