import type { Grants } from '../roles'

export const grants: Grants = [
  {
    to: ['principal', 'viceAdmin', 'doctor', 'foodDirector', 'foodOfficer', 'canteenMgr', 'cook', 'sampler', 'storekeeper', 'regulator'],
    may: ['retained-sample:list', 'sample-disposal:list', 'sample-exception:list', 'sample-fridge:list', 'fridge-temp:list'],
  },
  {
    // Whoever is told that a fridge is too warm, or was not read, reads it.
    to: ['principal', 'viceAdmin', 'foodDirector', 'foodOfficer', 'canteenMgr', 'cook', 'sampler', 'storekeeper'],
    may: ['fridge-temp:add'],
  },
  {
    // Records are added and corrected; to declare one void is for those who answer for the canteen.
    to: ['canteenMgr', 'cook', 'sampler'],
    may: ['retained-sample:add', 'retained-sample:amend', 'retained-sample:dispose', 'sample-disposal:add', 'sample-exception:add'],
  },
  {
    to: ['principal', 'viceAdmin', 'foodDirector', 'foodOfficer', 'canteenMgr'],
    may: ['retained-sample:void', 'retained-sample:resolve', 'sample-exception:void', 'fridge-temp:void'],
  },
  { to: ['principal', 'viceAdmin', 'canteenMgr'], may: ['sample-fridge:*'] },
  { to: ['principal', 'viceAdmin', 'storekeeper', 'accountant'], may: ['food-order:list'] },
  { to: ['canteenMgr', 'buyer'], may: ['food-order:*'] },
]
