import { mostPoints, pointSeconds } from '../../contract/monitor/monitor'

/** Moments the history of the server is drawn in. */
const moments = 30

/** Milliseconds of one: the whole history stands in the chart. */
export const historyMoment = (mostPoints * pointSeconds * 1000) / moments
