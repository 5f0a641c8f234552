import { serve } from '../../../server/served-area'
import { deadlines } from '../area'
import { deadlineRoutes } from './deadline-routes'
import { tellDeadlines } from './tell-deadlines'

export const servedDeadlines = serve(deadlines, {}, { jobs: [tellDeadlines], routes: deadlineRoutes })
