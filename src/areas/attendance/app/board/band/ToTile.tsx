import { LocateFixed } from 'lucide-react'
import { useContext } from 'react'
import { BigButton } from '../../../../../app/design/BigButton'
import { CloseSheet } from '../../../../../app/design/overlay/close-sheet'
import { useSay } from '../../../../../app/language/use-say'
import { bandWords } from './band-words'
import { TileWay } from './tile-way'

type Props = { childId: string; name: string }

/** The way back from a matter of the band to the tile of a child it is about. Nothing where there is no tile. */
export function ToTile({ childId, name }: Props) {
  const say = useSay()
  const go = useContext(TileWay)
  const close = useContext(CloseSheet)
  if (!go) return null
  const back = () => {
    close()
    go(childId)
  }
  return <BigButton look="quiet" aria-label={say(bandWords.toTile, { name })} icon={<LocateFixed size={20} aria-hidden />} onClick={back} />
}
