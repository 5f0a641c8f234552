import { serve } from '../../../server/served-area'
import { staff } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { menu } from '../menu'
import { staffSheet } from '../staff-sheet'
import { demo } from './demo/demo'
import { staffSetup } from './setup'
import { staffBehaviour } from './staff-behaviour'
import { staffCertificateBehaviour } from './staff-certificate-behaviour'

export const servedStaff = serve(
  staff,
  { staff: staffBehaviour, 'staff-certificate': staffCertificateBehaviour },
  { dictionaries, demo, setup: staffSetup, grants, menu, sheets: [staffSheet] },
)
