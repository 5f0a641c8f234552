import { forget, keep, recall } from '../session/storage'

/** Remembered on the device, whoever uses it: somebody turned push messages on here. */
const name = 'PUSH_WANTED'

export const wantsPush = (): boolean => recall<boolean>(name) === true
export const intentForPush = (): void => keep(name, true, null)
export const intentForSilence = (): void => forget(name)
