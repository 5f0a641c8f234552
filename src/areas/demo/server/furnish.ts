import type { Product } from '../../../server/product'
import { fill } from '../../../server/seed/fill'
import { fillFiles } from '../../../server/seed/fill-files'
import { sealFurniture } from '../../../server/seed/seal-furniture'
import { demoSeed } from '../demo-seed'
import { demo } from './demo'
import { demoDeeds } from './demo-deeds'
import { demoPictures } from './demo-pictures'
import { demoStaff } from './demo-staff'

/** Furnishes a new house as the demonstration kindergarten of that day. */
export const furnish: Product['furnish'] = async (engine, tenant, today) => {
  const pictures = demoPictures(demoSeed, demoStaff(demoSeed))
  const furniture = demo(today, demoSeed, pictures)
  await fillFiles(engine, tenant, pictures.all())
  for (const { noun, rows } of furniture) await fill(engine, tenant, noun, rows)
  await sealFurniture(engine, tenant, demoDeeds(furniture))
}
