import { label } from '../../../contract/label'

/** What is said of fridges nobody has read in time, in notices and on the home. */
export const missedReading = label('{names} {time} 的温度还没有记录。', '{names}: no reading for {time} yet.')
