import clientDictionaries from '../../../contract/clients/client-dictionaries.json' with { type: 'json' }
import dictionaries from '../../../contract/system/dictionaries.json' with { type: 'json' }
import { serve } from '../../../server/served-area'
import { system } from '../area'
import { grants } from '../grants'
import { menu } from '../menu'
import { demo } from './demo/demo'
import { systemSetup } from './setup'

export const servedSystem = serve(
  system,
  {},
  {
    // Existing clients of the wire contract ask for further ones by their codes; no field of ours takes its values from them.
    dictionaries: { ...clientDictionaries, ...dictionaries },
    demo,
    setup: systemSetup,
    grants,
    menu,
    reference: ['category'],
  },
)
