import type { Configuration } from '../configuration'
import { connectionOf, nameOf } from '../db/outside-server'

/** Where the data lies, as an operator would name it: a database of theirs, or our folder. */
export const dataPlace = ({ databaseUrl, dataDir }: Configuration): string => (databaseUrl ? nameOf(connectionOf(databaseUrl)) : dataDir)
