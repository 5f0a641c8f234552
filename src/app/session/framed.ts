import { framedBase } from '../../contract/clients/framed-base'

/** Whether this page stands in a frame of an existing client. */
export const isFramed = globalThis.location?.pathname.startsWith(`${framedBase}/`)

/**
 * Stands before the name of whatever is kept. A frame is a device of its own: where the browser gives it the stores of our own windows, it takes
 * nobody's sign-in there and puts nobody's work away.
 */
export const apart = isFramed ? 'framed_' : ''
