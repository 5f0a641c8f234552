export { retainedSampleFlow } from './retained-sample-flow'
export { fridgeTempFlow, sampleExceptionFlow } from './void-flow'
