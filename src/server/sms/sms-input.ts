import * as z from 'zod/mini'
import { rules } from '../../contract/rules/rules'
import { soundText } from '../http/sound-input'

/** A mobile number, as clients send it. */
export const mobile = z.string().check(z.refine((text) => rules.mobile(String(text))))
/** A code as it was typed. */
export const code = soundText(16).check(z.minLength(1))
