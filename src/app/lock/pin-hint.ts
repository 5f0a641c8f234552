import { keep, recall } from '../session/storage'

/** Whether anybody ever set a PIN on this device: only then is anything about locks fetched at all. */
export const knowsPins = (): boolean => recall<boolean>('PIN_SET') === true
export const rememberPins = (): void => keep('PIN_SET', true, null)

/** Takes somebody's PIN away, where PINs are known at all. One that cannot be taken away must not stop whatever else happens. */
export async function forgetPin(tenant: string, user: string | undefined): Promise<void> {
  if (!user || !knowsPins()) return
  await import('./lock').then(({ dropPin }) => dropPin(tenant, user)).catch(() => undefined)
}
