import { useMemo } from 'react'
import { compareWords } from '../../../contract/list/word-order'
import type { Option } from '../../fields/choice/use-dict'
import { useSay } from '../../language/use-say'
import { useCan } from '../../session/use-can'
import { useProduct } from '../../shell/product'

/** The nouns whose changes somebody may see, by what they are called. */
export function useLoggedNouns(): readonly Option[] {
  const say = useSay()
  const can = useCan()
  const { resources } = useProduct().catalogue
  return useMemo(() => {
    const mine = Object.values(resources).filter(({ name, reach }) => can(`${name}:list`) && reach !== 'of-subject')
    return mine.map(({ name, label }) => ({ value: name, text: say(label) })).sort((one, two) => compareWords(one.text, two.text))
  }, [resources, can, say])
}
