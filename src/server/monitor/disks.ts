import { stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type Label, type Language, label, listed, say } from '../../contract/label'
import type { Disk } from '../../contract/monitor/monitor'

const dataFolder = label('数据', 'Data')
const programFolder = label('程序', 'Program')
const workFolder = label('临时文件', 'Temporary files')

/**
 * The file systems the server works on, each once, called by what lies on it: addresses of folders are nobody's business. `restPPT` is the
 * percentage in use, as clients of the wire contract read it. One that cannot be asked, as some that lie in a network, is left out.
 */
export async function readDisks(dataDir: string, language: Language): Promise<Disk[]> {
  const places = [
    [dataFolder, dataDir],
    [programFolder, process.cwd()],
    [workFolder, tmpdir()],
  ] as const
  const found = new Map<number, { names: Label[]; rest: number; max: number }>()
  for (const [name, folder] of places) {
    const [place, room] = await Promise.all([stat(folder).catch(() => undefined), statfs(folder).catch(() => undefined)])
    if (!place || !room || room.blocks === 0) continue
    const known = found.get(place.dev)
    if (known) known.names.push(name)
    else found.set(place.dev, { names: [name], rest: room.bavail * room.bsize, max: room.blocks * room.bsize })
  }
  return [...found.values()].map(({ names, rest, max }) => ({
    name: listed(
      names.map((name) => say(name, language)),
      language,
    ),
    restPPT: Math.round(((max - rest) / max) * 100),
    rest,
    max,
  }))
}
