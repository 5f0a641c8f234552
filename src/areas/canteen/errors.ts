import { ask } from '../../contract/error'

/** Ways in which the canteen says no. */
export const errors = {
  'sample.too-early': ask(409, '留样未满 48 小时，{due} 后才能销毁', 'Samples are kept for 48 hours; this one until {due}'),
  'sample.same-person': ask(400, '见证人须为另一人', 'The witness has to be somebody else'),
  'sample.same-signature': ask(400, '两人须各自签名', 'Each of the two has to sign'),
} as const
