import { MapPinned } from 'lucide-react'
import { isTold } from '../../../../app/fields/plain-value'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { FieldFacts } from '../../../../app/resource/FieldFacts'
import { useOnline } from '../../../../app/resource/use-local'
import { label } from '../../../../contract/label'
import { mapAddress } from './map-address'

const names = ['address', 'lngLat', 'mapPhoto'] as const
const words = {
  show: label('在地图上查看', 'Show on a map'),
  offline: label('连上网络后可以在地图上查看。', 'It can be shown on a map once there is a network.'),
} as const

/** Where the house is: its address, and the way to a map where its degrees are known. A map of our own would need pictures of the whole country. */
export function HousePlace({ resource, row }: PartProps) {
  const say = useSay()
  const isOnline = useOnline()
  const map = mapAddress(row.lngLat, row.name)
  return (
    <>
      <FieldFacts resource={resource} values={row} names={names.filter((name) => isTold(resource.fields[name], row[name]))} />
      {map && isOnline && (
        <a className="big-button" href={map} target="_blank" rel="noopener noreferrer">
          <MapPinned size={18} aria-hidden />
          {say(words.show)}
        </a>
      )}
      {map && !isOnline && <p className="quiet">{say(words.offline)}</p>}
    </>
  )
}
