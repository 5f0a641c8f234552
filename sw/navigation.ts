import { framedBase } from '../src/contract/clients/framed-base'
import { serverPath } from '../src/contract/server-paths'

/** Navigations that must reach the server or a file; the page kept on the device is no answer to them. */
export const notOurs: RegExp[] = [serverPath, new RegExp(`^${framedBase}/`), /^[^?]*\.[a-z0-9]+(\?|$)/i]
