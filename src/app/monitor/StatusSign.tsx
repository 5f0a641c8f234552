import { Sign } from '../design/Sign'

/** A status, and whether it says that something was wrong. */
export function StatusSign({ status }: { status: number }) {
  return <Sign tone={status >= 500 ? 'bad' : status >= 400 ? 'care' : 'good'}>{status}</Sign>
}
