import { defineArea } from '../../contract/area'

/** What runs out or is full: papers, contracts, classes. It has no nouns of its own. */
export const deadlines = defineArea({ name: 'deadlines', nouns: {} })
