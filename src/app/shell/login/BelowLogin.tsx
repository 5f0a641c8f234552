import { WaysLinks } from '../ways-in/WaysLinks'
import { LostHere } from './LostHere'
import { UnsentHere } from './UnsentHere'
import { Version } from './Version'

/** What stands below the door: other ways, what of whom lies on this device, and which version it is. */
export function BelowLogin() {
  return (
    <>
      <WaysLinks />
      <LostHere />
      <UnsentHere />
      <Version />
    </>
  )
}
