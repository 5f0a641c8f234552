import { LocateFixed } from 'lucide-react'
import { useContext } from 'react'
import { BigButton } from '../../design/BigButton'
import { CloseSheet } from '../../design/overlay/close-sheet'
import { useSay } from '../../language/use-say'
import { TileWay } from './tile-way'
import { bandWords } from './words'

/** `id`: of the record whose tile it is. */
type Props = { readonly id: string; readonly name: string }

/** The way back from a matter of the band to the tile of a record it is about. Nothing where there is no tile. */
export function ToTile({ id, name }: Props) {
  const say = useSay()
  const go = useContext(TileWay)
  const close = useContext(CloseSheet)
  if (!go) return null
  const back = () => {
    close()
    go(id)
  }
  return <BigButton look="quiet" aria-label={say(bandWords.toTile, { name })} icon={<LocateFixed size={20} aria-hidden />} onClick={back} />
}
