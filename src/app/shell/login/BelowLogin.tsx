import { WaysLinks } from '../ways-in/WaysLinks'
import { LostHere } from './LostHere'
import { UnsentHere } from './UnsentHere'

/** What stands below the door: other ways, and what of whom lies on this device. */
export function BelowLogin() {
  return (
    <>
      <WaysLinks />
      <LostHere />
      <UnsentHere />
    </>
  )
}
