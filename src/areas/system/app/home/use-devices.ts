import { useNow } from '../../../../app/clock/use-now'
import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { nounKeys } from '../../../../app/resource/noun-keys'
import { useProduct } from '../../../../app/shell/product'
import { largestPage, type Page } from '../../../../contract/query'
import { Device } from '../../../../contract/system/device'
import { deviceFigures } from './figures'

/** The devices of the house as the server knows them: what can be told of them, once it is known. */
export function useDevices() {
  const now = useNow()
  const { release } = useProduct()
  const { data, frame } = useCardAnswer<Page<Device>>({
    key: [...nounKeys.all(Device.name), 'home'],
    path: `${Device.path}/list`,
    query: { pageSize: largestPage },
  })
  return { found: data && deviceFigures(data.records, now, release), frame }
}
