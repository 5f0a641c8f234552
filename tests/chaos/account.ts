import { mkdir, writeFile } from 'node:fs/promises'
import type { Case } from './checks/case'

const folder = 'node_modules/.cache/tests'

/** Keeps what a broken storm left, which no second one brings about: an invariant can be looked at again from it. Answers the file. */
export async function keepAccount(seed: number, { storm, ...found }: Case): Promise<string> {
  const { log, house } = storm
  const { restores, eras, absences } = house
  const file = `${folder}/chaos-${seed}.json`
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify({ ...found, storm: { log, house: { restores, eras, absences } } }))
  return file
}
