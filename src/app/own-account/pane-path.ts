import { accountPath } from '../shell/screens/built-in'

export const settingsPath = `${accountPath}settings`
/** Where one of somebody's settings is. */
export const panePath = (name: string): string => `${settingsPath}/${name}`
