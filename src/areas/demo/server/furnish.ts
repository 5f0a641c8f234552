import type { Product } from '../../../server/product'
import { fill } from '../../../server/seed/fill'
import { fillFiles } from '../../../server/seed/fill-files'
import { demoSeed } from '../demo-seed'
import { demo } from './demo'
import { demoPictures } from './demo-pictures'
import { demoStaff } from './demo-staff'

/** Furnishes a new house as the demonstration kindergarten of that day. */
export const furnish: Product['furnish'] = async (engine, tenant, today) => {
  await fillFiles(engine, tenant, demoPictures(demoSeed, demoStaff(demoSeed)).all)
  for (const { noun, rows } of demo(today)) await fill(engine, tenant, noun, rows)
}
