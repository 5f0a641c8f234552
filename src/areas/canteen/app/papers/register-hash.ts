import { paperHash } from '../../../../app/paper/paper-hash'
import { registerText } from '../../register/register-text'

/** The record hash of a register, as its paper carries it. */
export const registerHash = (given: Parameters<typeof registerText>[0]): string => paperHash(registerText(given))
