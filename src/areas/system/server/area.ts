import dictionaries from '../../../contract/system/dictionaries.json' with { type: 'json' }
import { serve } from '../../../server/served-area'
import { system } from '../area'
import { grants } from '../grants'

export const servedSystem = serve(system, {}, { dictionaries, grants })
