import { type Beginning, beginRight, type HouseStanding, housePath } from '../../contract/system/house'
import { HouseSetting, houseSettingId } from '../../contract/system/house-setting'
import { queries } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { rememberHouse } from '../session/session'
import { useCan } from '../session/use-can'
import { call } from '../wire/call'

const key = ['noun', 'house']

/** Where the house stands, for whoever may begin an own one; nothing for everybody else. */
export function useHouseStanding(): HouseStanding | undefined {
  const can = useCan()
  return useAnswer({
    queryKey: key,
    queryFn: ({ signal }) => call<HouseStanding>('GET', housePath, { signal }),
    enabled: can(`${HouseSetting.name}:${beginRight}`),
  }).data
}

const reread = () => queries.invalidateQueries({ queryKey: key })

/** Goes on with the demonstration: it is not asked about again. */
export const keepTrying = () => call('POST', `${housePath}/keep`, { body: {} }).finally(reread)

/** Has the home say no more of the set-up, for everybody who looks after the house. */
export const putSetupAway = () => call('PUT', `${HouseSetting.path}/edit`, { body: { id: houseSettingId, setupAway: true } })

/** Takes the demonstration away. Nothing that was read before is true any more. */
export async function beginHouse(beginning: Beginning): Promise<void> {
  await call('POST', `${housePath}/begin`, { body: beginning, timeout: 300_000 })
  rememberHouse(beginning.name.trim())
  await queries.invalidateQueries()
}
