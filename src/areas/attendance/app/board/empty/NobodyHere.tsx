import { BigButton } from '../../../../../app/design/BigButton'
import { StateView } from '../../../../../app/design/StateView'
import { useSay } from '../../../../../app/language/use-say'
import { label } from '../../../../../contract/label'
import { figureWords } from '../../../figure-words'
import type { TileFilter } from '../tile-filter'

const words = {
  title: label('这里没有幼儿', 'Nobody here'),
  hint: label('当前没有符合“{filter}”的幼儿。', 'No child is "{filter}" right now.'),
  showAll: label('显示全部', 'Show everybody'),
}

export type NobodyHereProps = { filter: TileFilter; onAll: () => void }

/** A figure that counts nobody, and the way back to everybody. */
export function NobodyHere({ filter, onAll }: NobodyHereProps) {
  const say = useSay()
  const all = <BigButton onClick={onAll}>{say(words.showAll)}</BigButton>
  return (
    <StateView kind="empty" title={say(words.title)} action={all}>
      {say(words.hint, { filter: say(figureWords[filter]) })}
    </StateView>
  )
}
