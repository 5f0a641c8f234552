import { serve } from '../../../server/served-area'
import { canteen } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { menu } from '../menu'
import { completenessReport } from '../reports/completeness-report'
import { registerReport } from '../reports/register-report'
import { demo } from './demo/demo'
import { fridgeAlarms } from './fridge-alarms'
import { fridgeTempBehaviour, sampleFridgeBehaviour } from './fridge-temp-behaviour'
import { retainedSampleBehaviour } from './retained-sample-behaviour'
import { sampleDisposalBehaviour } from './sample-disposal-behaviour'
import { sampleExceptionBehaviour } from './sample-exception-behaviour'

export const servedCanteen = serve(
  canteen,
  {
    'fridge-temp': fridgeTempBehaviour,
    'retained-sample': retainedSampleBehaviour,
    'sample-disposal': sampleDisposalBehaviour,
    'sample-exception': sampleExceptionBehaviour,
    'sample-fridge': sampleFridgeBehaviour,
  },
  { dictionaries, demo, grants, menu, jobs: [fridgeAlarms], reports: [completenessReport, registerReport] },
)
